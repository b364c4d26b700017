/** Rice, lentils, flour, oil, spices: what a kitchen is never without. */
import type { Glyph } from '../shapes';
import { circle, each, ellipse, flower, leaf, line, mix, path, rect, shade, shine, white } from '../shapes';
import { bottle, bowl, box, jar, pile, pouch, put, sack, turned } from './packs';

const ear = (colour: string) => line('M0 100Q-4 20 0 -60', mix(colour, '#3A2A10', 0.4), 8) + each(4, (i) => leaf(-3, 70 - i * 36, 60, -42, colour) + leaf(3, 70 - i * 36, 60, 42, colour)) + leaf(0, -56, 60, 0, colour);
const grains = (colour: string, long: number) => each(9, (i) => turned(-60 + (i % 3) * 60, -60 + Math.floor(i / 3) * 60, 30 + i * 40, ellipse(0, 0, long, 10, colour)));
const chilli = (x: number, y: number, angle: number, colour = '#D93A22', size = 1) => turned(x, y, angle, put(0, 0, size, path('M0 -14C70 -36 160 -28 220 16C150 36 50 30 0 14Z', colour), shine('M20 -8C70 -22 130 -18 170 -4C120 -10 60 -8 20 -2Z', 0.4), line('M0 0Q-24 -6 -44 -24', '#4E7A2C', 14)));
const powder = (colour: string, bowlColour: string) =>
  path('M230 520Q500 120 770 520Z', colour) + shade('M520 300Q680 330 770 520H560Q600 420 520 300Z', 0.14) + shine('M330 450Q400 300 480 270Q420 330 390 460Z', 0.25) +
  path('M180 520H820C820 700 700 812 580 826H420C300 812 180 700 180 520Z', bowlColour) + rect(156, 490, 688, 56, 28, mix(bowlColour, '#0C1A14', 0.35)) + shine('M236 590Q260 700 340 756Q286 670 286 590Z', 0.25) + rect(390, 818, 220, 28, 14, mix(bowlColour, '#0C1A14', 0.35));
const crystals = (colour: string) => each(40, (i) => turned(290 + ((i * 89) % 420), 330 + ((i * 53) % 170), i * 31, rect(-10, -10, 20, 20, 3, mix(colour, white, (i % 4) * 0.15))));
const drop = (colour: string) => path('M0 -90C50 -26 70 10 60 44C50 84 -50 84 -60 44C-70 10 -50 -26 0 -90Z', colour) + shine('M-34 30C-36 6 -20 -14 -6 -32C-16 0 -18 30 -12 50Z', 0.5);
const sunflower = each(12, (i) => `<ellipse cx="0" cy="-66" rx="18" ry="34" fill="#F7B51F" transform="rotate(${i * 30})"/>`) + circle(0, 0, 44, '#6B4010');
const mustard = flower(-50, 20, 40, '#F7D325', '#B88A10') + flower(40, -30, 46, '#F7D325', '#B88A10') + flower(30, 56, 34, '#F7D325', '#B88A10');
const hive = path('M0 -90L78 -45V45L0 90L-78 45V-45Z', '#F2A91F') + path('M0 -54L46 -27V27L0 54L-46 27V-27Z', '#FFD76A');
const orangeSlice = (x: number, y: number, r: number) => circle(x, y, r, '#8B6A2C') + circle(x, y, r * 0.84, '#D9B25A') + each(8, (i) => `<path d="M${x} ${y}L${x - r * 0.22} ${y - r * 0.7}Q${x} ${y - r * 0.8} ${x + r * 0.22} ${y - r * 0.7}Z" fill="#B98A34" transform="rotate(${i * 45} ${x} ${y})"/>`);
const gur = (x: number, y: number, s: number) => put(x, y, s, path('M-150 0V70C-150 130 150 130 150 70V0Z', '#5E3413'), ellipse(0, 0, 150, 56, '#8A5222'), ellipse(0, -6, 110, 36, '#A4662E'));

export const kitchenGoods: Record<string, Glyph> = {
  'Miniket Rice 5 Kg': (t) => sack(t, '#FFF6DF', ear('#5BAA4F')),
  'Nazirshail Rice 5 Kg': (t) => sack(t, '#F7E6C4', ear('#D98A1F')),
  'Chinigura Polao Rice 1 Kg': (t) => pouch(t, put(0, 0, 1, circle(0, 30, 74, '#EADFC6'), each(12, (i) => turned(-46 + (i % 4) * 30, 6 + Math.floor(i / 4) * 24, i * 47, ellipse(0, 0, 13, 6, '#B99B57'))), leaf(0, -30, 60, 0, t.main))),
  'Katarivog Rice 5 Kg': (t) => sack(t, '#FFFDF4', grains('#E0B860', 36)),
  'Birun Sticky Rice 2 Kg': (t) => bowl(t, ['#FFFDF6', '#F4ECD8', '#FBF5E6'], 27, 0.5),
  'Deshi Masoor Dal 1 Kg': (t) => bowl(t, ['#F08A3C', '#E5702A', '#F7A75C']),
  'Moog Dal 1 Kg': (t) => bowl(t, ['#F3D24A', '#E6BC2E', '#FAE27C'], 20, 0.6),
  'Chola (Chickpeas) 1 Kg': (t) => bowl(t, ['#C08A4E', '#A9743B', '#D6A56A'], 29, 0.95),
  'Mixed Dal Bundle 5 Kg': (t) => put(40, 60, 0.62, pouch(t, circle(0, 0, 66, '#F08A3C'), '#F08A3C')) + put(360, 60, 0.62, pouch(t, circle(0, 0, 66, '#A9743B'), '#A9743B')) + put(190, 325, 0.62, pouch(t, circle(0, 0, 66, '#E6BC2E'), '#E6BC2E')),
  'Atta (Whole Wheat Flour) 2 Kg': (t) => pouch(t, ear('#C98A2A'), '#D9B27A'),
  'Maida 2 Kg': (t) => pouch(t, ear('#8FB2D6'), '#F4F6FA'),
  'Red Sugar 1 Kg': (t) => powder('#9C5A24', t.main) + crystals('#B8702F'),
  'Khejur Gur (Date Molasses) 1 Kg': (t) => gur(330, 700, 1.1) + gur(670, 710, 1.1) + gur(500, 540, 1.1) + gur(500, 400, 0.9) + leaf(760, 380, 220, 40, '#3E8E41') + leaf(800, 430, 190, 70, t.main),
  'Mustard Oil, Ghani Pressed 1 Lit': (t) => bottle(t, '#C98412', '#5E3A12', mustard),
  'Soybean Oil 5 Lit': (t) =>
    rect(300, 180, 110, 80, 16, t.deep) + path('M260 260H450L500 320H700Q760 320 760 380V796Q760 856 700 856H300Q240 856 240 796V300Z', '#F2C94A') + path('M520 380H680V520H620V450H520Z', '#FFF3CF') + shine('M270 330H310V820H290Q270 820 270 790Z', 0.4) + rect(300, 560, 400, 220, 22, white) + rect(300, 560, 400, 46, 22, t.main) + put(500, 690, 0.8, each(4, (i) => ellipse(-66 + i * 44, (i % 2) * 24, 26, 34, '#8FB04A'))),
  'Sunflower Oil 2 Lit': (t) => bottle(t, '#FBDD6A', t.spark, sunflower, 1.12),
  'Black Seed Oil 100 ml': (t) => put(150, 255, 0.7, bottle(t, '#3A2A22', '#1D1512', each(9, (i) => turned(-50 + (i % 3) * 50, -40 + Math.floor(i / 3) * 45, i * 40, path('M0 -20L14 8L0 18L-14 8Z', '#1D1512'))))) + each(24, (i) => turned(180 + ((i * 97) % 640), 846 + (i % 3) * 10, i * 33, ellipse(0, 0, 13, 7, '#1D1512'))),
  'Turmeric Powder 200 gm': (t) => powder('#E6A21A', t.main) + turned(770, 800, -14, path('M-130 0C-110 -50 -40 -44 0 -30C50 -60 110 -40 130 0C100 46 40 34 0 26C-50 50 -120 44 -130 0Z', '#B9752A'), line('M-60 -30V20M-10 -26V22M50 -34V26', '#8E5418', 6)),
  'Red Chilli Powder 200 gm': (t) => powder('#C8321F', t.deep) + chilli(150, 846, -8) + chilli(620, 850, 6, '#BF2B1A') + chilli(400, 866, -4, '#E04A2C'),
  'Panch Phoron 100 gm': (t) => bowl(t, ['#D9B25A', '#2A2320', '#6E8A3C', '#A9743B', '#F0D078'], 17, 0.55),
  'Dried Satkora 100 gm': () => orangeSlice(330, 640, 170) + orangeSlice(660, 650, 180) + orangeSlice(500, 400, 165) + orangeSlice(250, 800, 70) + orangeSlice(790, 800, 76),
  'Naga Chilli Pickle 200 gm': (t) => jar(t, '#B3301A', t.deep, chilli(-100, 10, -20, '#D93A22', 0.9)) + turned(180, 820, -10, path('M-70 0C-70 -60 70 -70 80 -10C80 40 20 60 0 90C-20 50 -70 40 -70 0Z', '#E2452F'), line('M0 -44L-6 -90', '#4E7A2C', 14)),
  'Pure Cow Ghee 500 gm': (t) => jar(t, '#F7D774', '#B8862C', circle(0, 10, 60, '#F2C14A') + path('M-40 -20L-66 -60L-20 -44ZM40 -20L66 -60L20 -44Z', '#8A5A20') + circle(-18, 4, 8, '#5A3A12') + circle(18, 4, 8, '#5A3A12') + ellipse(0, 40, 30, 18, '#FFE3B0')),
  'Sundarban Honey 500 gm': (t) => jar(t, '#D9820F', t.deep, hive),
  'Mustard Flower Honey 1 Kg': (t) => jar(t, '#F2C24A', t.main, mustard) + flower(800, 800, 80, '#F7D325', '#B88A10') + flower(190, 820, 60, '#F7D325', '#B88A10'),
  'Toast Biscuit 400 gm': (t) => put(-70, 40, 0.94, pouch(t, rect(-70, -60, 140, 120, 30, '#C98A3C') + rect(-54, -46, 108, 92, 22, '#EBBF78'))) + each(3, (i) => turned(770 + i * 14, 790 - i * 84, -8 + i * 9, rect(-110, -40, 220, 80, 30, '#B97A33'), rect(-100, -44, 200, 74, 28, '#E5B268'))),
  'Chanachur Jhal 300 gm': (t) => pouch(t, each(16, (i) => turned(-60 + (i % 4) * 40, -60 + Math.floor(i / 4) * 40, i * 50, i % 3 ? rect(-24, -5, 48, 10, 5, '#E59A2A') : ellipse(0, 0, 16, 12, i % 2 ? '#7FA03A' : '#C4652F'))), '#D5402B'),
  'Puffed Rice (Muri) 500 gm': (t) => bowl(t, ['#FFFFFF', '#F8EFDC', '#FDF8EC'], 30, 0.6) + each(12, (i) => turned(150 + ((i * 131) % 720), 858, i * 41, ellipse(0, 0, 20, 12, '#F8EFDC'))),
  'Nankhatai 250 gm': (t) => plateOf(t),
  'Sylhet Black Tea 400 gm': (t) => box(t, leaf(-10, 60, 130, -30, '#4E8B3C') + leaf(10, 60, 140, 8, '#2F6B33') + leaf(20, 60, 110, 48, '#5BAA4F')) + put(770, 800, 0.6, path('M-100 -60H100L80 50Q0 90 -80 50Z', white) + ellipse(0, -60, 100, 22, '#8A3F14')),
  'Green Tea, 50 bags': (t) => box({ ...t, main: '#5E9A4A', deep: '#3C6E30', pale: '#E6F2DC' }, leaf(0, 80, 170, 0, '#6DB554')) + line('M690 700Q760 640 800 700', '#888888', 5) + rect(750, 700, 110, 140, 10, '#DDE9C8') + rect(772, 730, 66, 60, 6, '#6E8A3C'),
  'Seven-layer Tea Kit': (t) => path('M330 250H670L630 850H370Z', '#F4F1EA') + each(7, (i) => path(`M${345 + i * 4.6} ${330 + i * 72}H${655 - i * 4.6}L${650 - i * 4.6} ${402 + i * 72}H${350 + i * 4.6}Z`, ['#F3DDB0', '#D9A45A', '#B8642A', '#8FA044', '#6B3A1A', '#C98A3C', '#3E1F0E'][i] ?? t.main)) + shine('M372 300H410L430 830H392Z', 0.4) + ellipse(500, 852, 260, 30, t.deep) + leaf(740, 840, 150, 50, '#3E8E41'),
  'Instant Coffee 100 gm': (t) => jar(t, '#4A2814', '#2A1710', turned(-30, -10, 24, ellipse(0, 0, 38, 56, '#6B3A1A'), line('M0 -50Q14 0 0 50', '#3A1D0C', 8)) + turned(44, 24, -20, ellipse(0, 0, 34, 50, '#7E4A26'), line('M0 -44Q12 0 0 44', '#3A1D0C', 8))),
  'Mango Juice 1 Lit': (t) => bottle(t, '#F5A623', '#2F7D46', path('M-70 20C-90 -50 -20 -90 40 -70C96 -40 80 60 20 80C-30 92 -60 70 -70 20Z', '#F7B32B') + leaf(20, -64, 60, 60, '#3E8E41')),
  'Borhani Mix 200 gm': (t) => pouch(t, path('M-54 -70H54L44 80H-44Z', '#E8F0D8') + path('M-50 -30H50L44 80H-44Z', '#BFD49A') + leaf(10, -60, 70, 30, '#3E8E41'), '#7FA35A'),
  'Bel Sherbet 500 ml': (t) => put(-90, 0, 1, bottle(t, '#E2A33C', t.deep, circle(0, 0, 76, '#8A9A3C') + circle(0, 0, 60, '#F0B24A'), 0.9)) + circle(760, 770, 104, '#A0A64A') + circle(760, 770, 88, '#F0B24A') + each(7, (i) => ellipse(760 + Math.cos(i * 0.9) * 44, 770 + Math.sin(i * 0.9) * 44, 14, 9, '#C47A1C')),
  'Fresh Cow Milk 1 Lit': (t) => bottle(t, '#FFFFFF', t.main, drop(mix(t.main, white, 0.2))),
  'Mishti Doi 500 gm': (t) => path('M220 430H780C790 640 700 850 600 856H400C300 850 210 640 220 430Z', '#B5602F') + shade('M640 430H780C790 640 700 850 600 856H560C660 760 680 600 640 430Z') + rect(190, 380, 620, 80, 40, '#C9743E') + ellipse(500, 392, 270, 44, '#F3D9AE') + ellipse(500, 388, 220, 30, '#E5B878') + each(5, (i) => flower(310 + i * 95, 600 + (i % 2) * 24, 34, '#F3D9AE', t.spark)) + turned(700, 330, 30, rect(-16, -180, 32, 190, 16, '#A9713B'), ellipse(0, 20, 56, 40, '#C58C50')),
  'Milk Powder 1 Kg': (t) => rect(290, 250, 420, 606, 30, t.main) + ellipse(500, 250, 210, 46, mix(t.main, white, 0.5)) + ellipse(500, 856, 210, 26, t.deep) + rect(290, 400, 420, 300, 0, white) + put(500, 550, 1.2, drop(mix(t.main, white, 0.25))) + shine('M320 280H370V840H330Z', 0.3) + turned(800, 800, 24, ellipse(0, 30, 66, 40, '#F4F0E4'), rect(-14, -160, 28, 180, 14, t.spark)),
  'Washing Powder 2 Kg': (t) => pouch(t, each(6, (i) => circle(-40 + (i % 3) * 44, -30 + Math.floor(i / 3) * 60, 30 - i * 2, ['#BFE3F7', '#8CC8EE', '#E2F3FC'][i % 3] ?? white)) + path('M-70 70Q0 20 70 70Z', '#2C7BBF'), '#2C7BBF'),
  'Laundry Soap Bar, 4 pcs': (t) => each(4, (i) => turned(500 + (i % 2 ? 150 : -150), 780 - Math.floor(i / 2) * 170, i % 2 ? 3 : -3, rect(-140, -60, 280, 130, 26, mix('#5AA9C9', white, (i % 3) * 0.12)), rect(-110, -36, 220, 70, 16, mix('#3E86A8', white, 0.1)), rect(-60, -14, 120, 26, 13, t.pale))),
  'Fabric Softener 1 Lit': (t) => bottle(t, '#B7A3DE', '#7E62B8', flower(0, 0, 80, '#D7C8F2', '#F2B84B'), 1.12),
  'Dish Wash Liquid 500 ml': (t) => bottle(t, '#B9D848', t.deep, circle(-10, 10, 60, '#F3E04A') + circle(-10, 10, 46, '#FFF6A8') + leaf(30, -24, 70, 40, '#3E8E41'), 0.9) + circle(790, 780, 60, '#FFFFFF') + circle(790, 780, 50, '#E3F3B8'),
  'Floor Cleaner 1 Lit': (t) => bottle(t, '#2E9A7A', '#1C5E4C', path('M0 -90L60 0H26L76 70H-76L-26 0H-60Z', '#1F7A4A') + rect(-12, 66, 24, 30, 4, '#7A5A2C'), 1.1),
  'Coconut Coir Scrubber, 3 pcs': (t) => pile((i) => circle(0, 0, 120, '#8A5A2C') + each(22, (k) => line(`M${Math.cos(k * 1.9 + i) * 100} ${Math.sin(k * 1.9 + i) * 100}Q${Math.cos(k) * 60} ${Math.sin(k * 2) * 60} ${Math.cos(k * 2.7) * 112} ${Math.sin(k * 2.7) * 112}`, k % 2 ? '#B9834A' : '#6B4220', 8)) + rect(-34, -14, 68, 28, 14, t.main), [1, 2], 260),
};

function plateOf(t: Parameters<Glyph>[0]) {
  const cookie = (x: number, y: number) => ellipse(x, y + 14, 116, 60, '#B9803C') + ellipse(x, y, 116, 58, '#EBC07A') + line(`M${x - 60} ${y}H${x + 60}M${x} ${y - 28}V${y + 28}`, '#C9924C', 8) + ellipse(x, y, 18, 12, '#9C5A24');
  return ellipse(500, 780, 420, 90, t.deep) + ellipse(500, 764, 420, 86, t.pale) + cookie(280, 730) + cookie(500, 750) + cookie(720, 730) + cookie(390, 640) + cookie(610, 640) + cookie(500, 545);
}
