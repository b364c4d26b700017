import * as migration_20261121_013544_initial from './20261121_013544_initial';

export const migrations = [
  {
    up: migration_20261121_013544_initial.up,
    down: migration_20261121_013544_initial.down,
    name: '20261121_013544_initial'
  },
];
