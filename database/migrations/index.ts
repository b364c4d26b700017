import * as migration_20261121_032303_initial from './20261121_032303_initial';

export const migrations = [
  {
    up: migration_20261121_032303_initial.up,
    down: migration_20261121_032303_initial.down,
    name: '20261121_032303_initial'
  },
];
