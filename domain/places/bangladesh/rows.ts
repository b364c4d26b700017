/**
 * How the tables of places are written: one row per area, current spelling first, older or other spellings after it.
 */

/** English name, Bangla name, then other spellings by which people still know the area. */
export type AreaRow = readonly [name: string, name_bn: string, ...aliases: string[]];

export type DistrictRow = {
  name: string;
  name_bn: string;
  aliases: readonly string[];
  upazilas: readonly AreaRow[];
  /** Metropolitan police stations: how city people name their area. */
  thanas: readonly AreaRow[];
};
