import type { QueueWarehouseShape } from '../../contract/packages';
import type { WarehouseShape } from '../../contract/warehouses';
import type { User, Warehouse } from '../../payload-types';
import { filled, refId } from '../../services/relations';
import { picturePath } from './picture';
import { presentPlaceName } from './place';

const presentIncharge = (person: User | null) =>
  person && { id: person.id, name: person.name, mobile: person.mobile, image: picturePath(person.image, 'thumbnail') };

/** A warehouse with its district and its people populated. */
export function presentWarehouse(warehouse: Warehouse): WarehouseShape {
  return {
    id: warehouse.id,
    name: warehouse.name,
    district: presentPlaceName(warehouse.district) || null,
    district_id: refId(warehouse.district),
    address: warehouse.address,
    incharge1: presentIncharge(filled<User>(warehouse.incharge1)),
    incharge2: presentIncharge(filled<User>(warehouse.incharge2)),
    incharge3: presentIncharge(filled<User>(warehouse.incharge3)),
  };
}

/** The header of the package queues. */
export function presentQueueWarehouse(warehouse: Warehouse): QueueWarehouseShape {
  return {
    id: warehouse.id,
    name: warehouse.name,
    district: presentPlaceName(warehouse.district) || null,
    address: warehouse.address,
  };
}
