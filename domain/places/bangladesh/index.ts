/** All districts of Bangladesh with every upazila and the metropolitan thanas, ready to be stored. */
import { slugOf } from './slugOf';
import type { AreaRow, DistrictRow } from './rows';
import { barishal } from './barishal';
import { chattogram } from './chattogram';
import { dhaka } from './dhaka';
import { khulna } from './khulna';
import { mymensingh } from './mymensingh';
import { rajshahi } from './rajshahi';
import { rangpur } from './rangpur';
import { sylhet } from './sylhet';

export type Area = {
  name: string;
  name_bn: string;
  slug: string;
  kind: 'upazila' | 'thana';
  aliases: readonly string[];
};
export type District = { name: string; name_bn: string; slug: string; aliases: readonly string[]; areas: Area[] };

const rows: DistrictRow[] = [
  ...dhaka,
  ...chattogram,
  ...rajshahi,
  ...khulna,
  ...barishal,
  ...sylhet,
  ...rangpur,
  ...mymensingh,
];

/** In the order people look for them: by name. */
export const districts: District[] = rows.map(districtOf).sort((a, b) => (a.name < b.name ? -1 : 1));

function districtOf(row: DistrictRow): District {
  const slug = slugOf(row.name);
  return {
    name: row.name,
    name_bn: row.name_bn.normalize('NFC'),
    slug,
    aliases: row.aliases,
    areas: [
      ...row.upazilas.map((area) => areaOf(slug, area, 'upazila')),
      ...row.thanas.map((area) => areaOf(slug, area, 'thana')),
    ],
  };
}

/** Names repeat between districts, so the slug contains the district's. */
function areaOf(districtSlug: string, [name, name_bn, ...aliases]: AreaRow, kind: Area['kind']): Area {
  return { name, name_bn: name_bn.normalize('NFC'), slug: `${districtSlug}-${slugOf(name)}`, kind, aliases };
}
