import { getAllUser, getSingleWarehouse, warehouseCreate, warehouseDelete, warehouseUpdate } from '../warehouses';
import { example, found } from './example';

const one = { params: { id: found('warehouses', 'name', 'Khulna Depot') } };
const body = {
  name: 'Khulna Depot',
  district: 'Khulna',
  address: '14 KDA Avenue',
  incharge1: found('users', 'email', 'shopper4@demo.test'),
};

export const warehouseExamples = [
  example(getAllUser, 'admin', { query: { search: 'Arif', offset: 0, limit: 20 } }),
  example(warehouseCreate, 'admin', { body }),
  example(getSingleWarehouse, 'admin', one),
  example(warehouseUpdate, 'admin', { ...one, body: { ...body, address: '16 KDA Avenue' } }),
  example(warehouseDelete, 'admin', one),
];
