/** The approximate positions of the districts: the coordinates of their main towns, by the district's slug. */
export type Position = { latitude: number; longitude: number };

const centres: Readonly<Record<string, readonly [latitude: number, longitude: number]>> = {
  bagerhat: [22.66, 89.79],
  bandarban: [22.2, 92.22],
  barguna: [22.16, 90.12],
  barishal: [22.7, 90.37],
  bhola: [22.69, 90.65],
  bogura: [24.85, 89.37],
  brahmanbaria: [23.96, 91.11],
  chandpur: [23.23, 90.66],
  'chapai-nawabganj': [24.6, 88.27],
  chattogram: [22.36, 91.78],
  chuadanga: [23.64, 88.84],
  'cox-s-bazar': [21.44, 92.0],
  cumilla: [23.46, 91.18],
  dhaka: [23.78, 90.4],
  dinajpur: [25.63, 88.63],
  faridpur: [23.6, 89.84],
  feni: [23.02, 91.4],
  gaibandha: [25.33, 89.54],
  gazipur: [24.0, 90.42],
  gopalganj: [23.01, 89.82],
  habiganj: [24.38, 91.41],
  jamalpur: [24.92, 89.95],
  jashore: [23.17, 89.21],
  jhalokati: [22.64, 90.2],
  jhenaidah: [23.54, 89.17],
  joypurhat: [25.1, 89.03],
  khagrachhari: [23.11, 91.98],
  khulna: [22.82, 89.55],
  kishoreganj: [24.44, 90.78],
  kurigram: [25.81, 89.64],
  kushtia: [23.9, 89.12],
  lakshmipur: [22.94, 90.83],
  lalmonirhat: [25.92, 89.45],
  madaripur: [23.17, 90.2],
  magura: [23.49, 89.42],
  manikganj: [23.86, 90.0],
  meherpur: [23.76, 88.63],
  moulvibazar: [24.48, 91.77],
  munshiganj: [23.54, 90.53],
  mymensingh: [24.75, 90.41],
  naogaon: [24.81, 88.94],
  narail: [23.17, 89.5],
  narayanganj: [23.62, 90.5],
  narsingdi: [23.92, 90.72],
  natore: [24.41, 88.99],
  netrokona: [24.88, 90.73],
  nilphamari: [25.93, 88.86],
  noakhali: [22.87, 91.1],
  pabna: [24.0, 89.24],
  panchagarh: [26.34, 88.56],
  patuakhali: [22.36, 90.33],
  pirojpur: [22.58, 89.97],
  rajbari: [23.76, 89.64],
  rajshahi: [24.37, 88.6],
  rangamati: [22.65, 92.18],
  rangpur: [25.75, 89.25],
  satkhira: [22.71, 89.07],
  shariatpur: [23.21, 90.35],
  sherpur: [25.02, 90.02],
  sirajganj: [24.45, 89.7],
  sunamganj: [25.07, 91.4],
  sylhet: [24.9, 91.87],
  tangail: [24.25, 89.92],
  thakurgaon: [26.03, 88.47],
};

const EARTH_KM = 6371;
/** A position further than this from every centre is not in Bangladesh. */
const FURTHEST_KM = 90;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Accurate enough over some hundred kilometres. */
function kilometres(a: Position, b: Position): number {
  const north = radians(b.latitude - a.latitude);
  const east = radians(b.longitude - a.longitude) * Math.cos(radians((a.latitude + b.latitude) / 2));
  return EARTH_KM * Math.hypot(north, east);
}

/** The district with the nearest centre; null if all are too far. */
export function nearestDistrict<D extends { slug: string }>(districts: readonly D[], position: Position): D | null {
  let nearest: { district: D; distance: number } | null = null;
  for (const district of districts) {
    const centre = centres[district.slug];
    if (!centre) continue;
    const distance = kilometres(position, { latitude: centre[0], longitude: centre[1] });
    if (distance <= FURTHEST_KM && distance < (nearest?.distance ?? Infinity)) nearest = { district, distance };
  }
  return nearest?.district ?? null;
}
