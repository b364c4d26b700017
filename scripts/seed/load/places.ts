import { districts } from '../places/index';
import type { Store } from './store';

/** All districts and areas. */
export async function loadPlaces(store: Store): Promise<void> {
  const known = await store.by('districts', 'slug');
  const areas = await store.by('upazilas', 'slug');
  let made = 0;
  await store.together(async () => {
    const stamp = store.now.toISOString();
    for (const district of districts) {
      const { name, name_bn, slug } = district;
      const kept = known.get(slug) ?? (await store.write('districts', { name, name_bn, slug, createdAt: stamp, updatedAt: stamp }));
      for (const area of district.areas) {
        if (areas.has(area.slug)) continue;
        made += 1;
        await store.write('upazilas', {
          district: kept.id,
          name: area.name,
          name_bn: area.name_bn,
          slug: area.slug,
          kind: area.kind,
          createdAt: stamp,
          updatedAt: stamp,
        });
      }
    }
  });
  store.log(`places: ${districts.length} districts, ${made} new areas`);
}
