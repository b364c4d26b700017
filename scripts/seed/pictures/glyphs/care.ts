/** Beauty and care. */
import type { Glyph } from '../shapes';
import { circle, each, ellipse, flower, group, leaf, line, mix, path, rect, shade, shine, white } from '../shapes';

const bubbles = (list: readonly (readonly [number, number, number])[], fill: string) => list.map(([x, y, r]) => circle(x, y, r, white) + circle(x, y, r - 7, fill)).join('');

const faceWash: Glyph = (t) =>
  path('M320 200H680L620 720H380Z', t.main) + shade('M590 200H680L620 720H560Z') + shine('M356 230H410L430 690H400Z', 0.3) + rect(308, 166, 384, 56, 10, t.deep) + each(9, (i) => rect(330 + i * 40, 172, 8, 44, 4, t.main)) + rect(372, 720, 256, 130, 26, white) + each(8, (i) => rect(392 + i * 29, 740, 9, 92, 4, '#DDE1E4')) + circle(500, 420, 96, white) + leaf(480, 490, 130, -20, '#4FA14C') + leaf(520, 492, 130, 24, '#7CC26B') + rect(430, 570, 140, 22, 11, t.pale) + rect(450, 610, 100, 16, 8, t.spark) + bubbles([[790, 700, 62], [240, 640, 48], [830, 570, 34], [200, 770, 34]], t.pale);

const cream: Glyph = (t) =>
  rect(250, 520, 500, 330, 80, t.pale) + shade('M640 520H670Q750 520 750 600V770Q750 850 670 850H600Q660 700 640 520Z', 0.09) + rect(250, 620, 500, 120, 0, t.main) + flower(500, 680, 60, white, t.spark) + rect(360, 672, 70, 16, 8, t.pale) + rect(570, 672, 70, 16, 8, t.pale) + rect(236, 440, 528, 110, 36, t.deep) + each(15, (i) => rect(262 + i * 34, 456, 8, 78, 4, mix(t.deep, white, 0.14))) +
  path('M380 440C380 330 470 360 470 290C540 310 560 350 540 380C600 370 640 400 630 440Z', white) + shade('M540 380C600 370 640 400 630 440H520Z', 0.06) + leaf(760, 840, 180, 40, '#5AAE4F') + leaf(740, 844, 150, 80, '#3E8E41') + flower(240, 800, 90, t.main, t.spark);

const shampoo: Glyph = (t) =>
  rect(470, 250, 60, 90, 8, t.ink) + path('M380 190H560Q640 190 640 260L600 262Q596 232 560 232H420Q380 232 380 190Z', t.ink) + rect(430, 320, 140, 50, 14, t.deep) + rect(320, 360, 360, 490, 90, t.main) + shade('M600 360Q680 370 680 450V760Q680 850 590 850H560Q640 700 600 360Z') + shine('M348 450Q348 396 388 388V824Q348 810 348 760Z', 0.32) + rect(360, 500, 280, 230, 40, white) + path('M420 690C400 600 460 540 500 520C540 540 600 600 580 690C560 640 520 610 500 600C480 610 440 640 420 690Z', t.main) + rect(450, 696, 100, 14, 7, t.spark) + bubbles([[790, 760, 66], [230, 720, 56], [770, 620, 38], [190, 830, 34], [850, 660, 26]], t.pale);

const hairOil: Glyph = (t) =>
  rect(430, 190, 130, 80, 16, t.deep) + path('M430 270H560C640 320 650 420 650 500V800Q650 850 600 850H390Q340 850 340 800V500C340 420 350 320 430 270Z', mix('#F3C865', t.main, 0.25)) + shine('M366 480C370 400 390 350 424 330V824H400Q366 816 366 790Z', 0.4) + rect(340, 500, 310, 240, 0, t.main) + circle(495, 620, 92, t.pale) + path('M420 620A75 75 0 0 1 570 620Z', '#7A4A24') + path('M428 620Q495 680 562 620Z', white) +
  group('translate(760 760)', circle(0, 0, 116, '#6B4122'), each(9, (i) => line(`M${-80 + i * 20} ${-60 - (i % 3) * 8}l10 26`, '#8C5A32', 6)), ellipse(0, 20, 92, 62, white), ellipse(0, 26, 66, 40, '#F1EEE6')) + leaf(300, 840, 220, -58, '#3E8E41') + leaf(310, 846, 190, -86, '#5AAE4F');

const soap: Glyph = (t) =>
  ellipse(500, 800, 340, 60, mix(t.deep, white, 0.2)) + path('M150 740H850Q830 840 700 846H300Q170 840 150 740Z', t.deep) + rect(220, 540, 560, 230, 100, t.main) + rect(220, 520, 560, 220, 100, mix(t.main, white, 0.35)) + rect(290, 566, 420, 128, 64, mix(t.main, white, 0.2)) + leaf(440, 680, 110, -32, '#4FA14C') + leaf(500, 684, 120, 0, '#7CC26B') + leaf(560, 680, 110, 32, '#4FA14C') + shine('M260 600Q270 550 330 540H460Q330 556 280 630Z', 0.6) +
  bubbles([[330, 450, 76], [460, 380, 54], [600, 440, 84], [710, 360, 46], [520, 270, 38], [390, 260, 28], [650, 240, 24]], t.pale);

const perfume: Glyph = (t) =>
  rect(440, 170, 120, 120, 22, '#D7B25A') + rect(456, 186, 18, 88, 8, '#F1DB9A') + rect(420, 284, 160, 50, 12, '#B98F36') + path('M340 334H660Q740 340 740 430V770Q740 850 660 850H340Q260 850 260 770V430Q260 340 340 334Z', t.pale) + path('M290 540Q500 500 710 540V770Q710 822 660 822H340Q290 822 290 770Z', mix(t.main, white, 0.12)) + shine('M300 440Q300 376 350 370V800Q300 800 300 760Z', 0.55) + path('M500 480L610 590L500 700L390 590Z', white) + flower(500, 590, 56, t.main, t.spark) + shade('M660 334Q740 340 740 430V770Q740 850 660 850H620Q690 700 660 334Z', 0.1) +
  group('translate(770 330)', each(7, (i) => circle(40 + (i % 3) * 52, -60 + Math.floor(i / 3) * 56 - (i % 2) * 18, 11 - (i % 3) * 2, t.spark))) + flower(240, 820, 80, t.spark, t.main) + flower(790, 836, 66, t.main, t.spark);

export const careGlyphs: Record<string, Glyph> = { 'face-wash': faceWash, 'creams-lotions': cream, shampoo, 'hair-oil': hairOil, soap, perfume };
