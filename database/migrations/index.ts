import * as migration_20261121_032303_initial from './20261121_032303_initial';
import * as migration_20261121_044748_product_imports from './20261121_044748_product_imports';

export const migrations = [
  {
    up: migration_20261121_032303_initial.up,
    down: migration_20261121_032303_initial.down,
    name: '20261121_032303_initial',
  },
  {
    up: migration_20261121_044748_product_imports.up,
    down: migration_20261121_044748_product_imports.down,
    name: '20261121_044748_product_imports'
  },
];
