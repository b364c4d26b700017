/** Gadgets and small appliances. */
import type { Glyph } from '../shapes';
import { circle, each, ellipse, faint, group, line, mix, path, rect, ring, shade, shine, white } from '../shapes';

const steel = '#DDE4EA';

const powerBank: Glyph = (t) =>
  group('translate(560 520) rotate(10)', rect(-30, -360, 290, 640, 52, t.ink), rect(-14, -344, 258, 608, 40, '#10202B'), rect(-14, -344, 258, 608, 40, t.pale), rect(66, -330, 98, 22, 11, '#10202B'), rect(30, -80, 170, 86, 20, white), rect(202, -56, 14, 38, 6, white), rect(42, -68, 110, 62, 12, '#49B26B'), path('M118 -66L90 -34H112L100 -8L132 -42H110Z', white)) +
  rect(180, 300, 330, 550, 58, t.main) + shine('M206 350Q206 322 240 322H280V828H240Q206 828 206 800Z', 0.22) + shade('M430 300H452Q510 300 510 358V792Q510 850 452 850H430Z', 0.14) +
  each(4, (i) => circle(286 + i * 40, 770, 11, i < 3 ? '#8CF0B0' : mix(t.main, white, 0.3))) + path('M362 440L290 570H346L322 680L412 540H350Z', t.spark) + rect(300, 296, 90, 18, 6, t.ink) +
  line('M345 300C345 180 520 160 560 230', t.deep, 18);

const charger: Glyph = (t) =>
  line('M520 620C520 860 860 860 830 620C806 440 640 520 690 360C710 290 770 280 800 280', t.deep, 22) +
  rect(220, 330, 340, 320, 60, white) + shade('M470 330H500Q560 330 560 390V590Q560 650 500 650H470Z', 0.1) + rect(300, 200, 34, 140, 10, '#B7C0C8') + rect(446, 200, 34, 140, 10, '#B7C0C8') +
  rect(220, 470, 340, 70, 0, t.main) + path('M402 380L340 480H388L368 560L444 450H394Z', t.spark) + rect(480, 610, 80, 60, 16, t.main) +
  group('translate(800 250) rotate(14)', rect(-46, -20, 92, 110, 18, t.main), rect(-30, -78, 60, 64, 10, '#C8D0D7'), rect(-16, -60, 32, 12, 6, '#8A97A3')) +
  group('translate(300 790)', rect(-110, -40, 220, 80, 40, t.pale), rect(-70, -10, 140, 20, 10, t.main)) ;

const earbuds: Glyph = (t) =>
  rect(230, 470, 540, 380, 150, t.main) + path('M230 620V560C230 510 300 470 380 470H620C700 470 770 510 770 560V620Z', mix(t.main, white, 0.14)) + shade('M660 480Q770 500 770 620V700Q770 850 620 850Q700 700 660 480Z', 0.13) + rect(230, 612, 540, 10, 0, t.deep) + circle(500, 720, 15, '#8CF0B0') +
  path('M290 470C290 330 380 250 500 250S710 330 710 470Q600 500 500 500T290 470Z', t.deep) + path('M330 466C336 350 410 290 500 290S664 350 670 466Q590 480 500 480T330 466Z', t.ink) +
  each(2, (i) => group(`translate(${410 + i * 180} 400) scale(${i ? -1 : 1} 1)`, rect(-26, -10, 54, 190, 27, white), ellipse(0, -40, 74, 66, white), ellipse(-34, -48, 32, 40, t.spark), shade('M10 -96Q70 -90 74 -40T28 24Z', 0.08))) ;

const keyboard: Glyph = (t) =>
  rect(110, 470, 780, 290, 40, t.ink) + rect(110, 450, 780, 290, 40, t.main) +
  each(4, (row) => each(11, (i) => rect(146 + i * 65, 482 + row * 58, 54, 46, 10, (row * 11 + i) % 9 === 4 ? t.spark : mix(t.main, white, 0.78)))) + rect(330, 656, 340, 46, 10, mix(t.main, white, 0.78)) +
  group('translate(760 700) rotate(-8)', path('M-90 0C-90 -130 90 -130 90 0V60C90 200 -90 200 -90 60Z', white), path('M0 -98C60 -96 90 -60 90 0V10H0Z', t.pale), rect(-14, -66, 28, 66, 14, t.spark), line('M0 -98V10', '#C3CCD3', 5), shade('M50 -80Q90 -50 90 0V60Q90 140 30 160Q80 60 50 -80Z', 0.1)) +
  line('M750 600C740 500 800 460 790 380', t.ink, 12) + rect(260, 300, 480, 150, 24, t.pale) + faint(0.6, each(4, (i) => rect(296, 326 + i * 28, 200 + ((i * 71) % 180), 12, 6, t.main)));

const storage: Glyph = (t) =>
  group('translate(330 540) rotate(-14)', rect(-150, -250, 300, 480, 40, t.ink), rect(-150, -264, 300, 480, 40, t.main), rect(-110, -220, 220, 150, 20, t.pale), each(3, (i) => rect(-84, -192 + i * 36, 168 - i * 40, 16, 8, t.main)), circle(0, 110, 62, t.deep), circle(0, 110, 22, t.spark)) +
  group('translate(680 560) rotate(16)', rect(-80, -120, 160, 380, 36, t.spark), shade('M30 -120H44Q80 -120 80 -84V224Q80 260 44 260H30Z', 0.14), rect(-56, -250, 112, 140, 12, steel), rect(-34, -216, 26, 30, 4, '#7F8D99'), rect(8, -216, 26, 30, 4, '#7F8D99'), circle(0, 196, 26, t.pale), rect(-40, -40, 80, 130, 16, white), rect(-22, -16, 44, 12, 6, t.main), rect(-22, 8, 44, 12, 6, t.main)) ;

const fanLight: Glyph = (t) =>
  rect(470, 640, 60, 150, 10, t.deep) + path('M340 850Q350 770 500 770T660 850Z', t.main) + ellipse(500, 850, 170, 24, t.deep) +
  circle(500, 430, 280, t.deep) + circle(500, 430, 256, t.pale) + each(3, (i) => `<path d="M500 430C430 380 420 260 500 200C590 240 580 370 500 430Z" fill="${t.main}" transform="rotate(${i * 120} 500 430)"/>`) + shine('M300 330A230 230 0 0 1 430 220L400 300Z', 0.6) +
  each(5, (i) => ring(500, 430, 70 + i * 42, mix(t.deep, white, 0.2), 4)) + each(12, (i) => `<path d="M500 430V176" stroke="${mix(t.deep, white, 0.2)}" stroke-width="4" transform="rotate(${i * 30} 500 430)"/>`) + circle(500, 430, 54, t.spark) + circle(500, 430, 30, t.deep) + circle(430, 822, 12, '#8CF0B0') + circle(570, 822, 12, t.spark);

const riceCooker: Glyph = (t) =>
  path('M210 470H790C800 650 770 780 700 830H300C230 780 200 650 210 470Z', t.main) + shade('M650 470H790C800 650 770 780 700 830H600C680 720 690 600 650 470Z', 0.13) + shine('M246 500H300C296 640 320 740 350 810H312C260 760 240 640 246 500Z', 0.25) +
  path('M220 470C230 330 370 270 500 270S770 330 780 470Z', mix(t.main, white, 0.86)) + shade('M620 292Q770 340 780 470H680Q690 370 620 292Z', 0.09) + rect(196, 450, 608, 46, 23, steel) + rect(440, 222, 120, 62, 26, t.ink) + ellipse(640, 350, 24, 12, t.ink) +
  rect(390, 560, 220, 170, 26, t.ink) + rect(420, 586, 160, 58, 12, '#BFF0D4') + circle(452, 690, 18, t.spark) + circle(548, 690, 18, '#8CF0B0') + rect(120, 500, 90, 40, 20, t.ink) + rect(790, 500, 90, 40, 20, t.ink) + rect(290, 826, 110, 34, 12, t.ink) + rect(600, 826, 110, 34, 12, t.ink) +
  each(3, (i) => line(`M${430 + i * 70} 200C${410 + i * 70} 160 ${450 + i * 70} 130 ${430 + i * 70} 84`, mix(t.main, white, 0.55), 14));

const kettle: Glyph = (t) =>
  path('M700 360C860 330 880 640 720 700', 'none') + line('M690 390C850 350 870 650 716 690', t.ink, 46) + path('M330 380L200 330L270 470Z', steel) +
  path('M330 300H690L740 740H280Z', steel) + shine('M360 320H420L380 730H310Z', 0.7) + shade('M600 300H690L740 740H620Z', 0.13) + path('M300 560L720 560L740 740H280Z', t.main) + path('M340 300C350 220 430 200 510 200S670 220 680 300Z', t.main) + rect(470, 150, 80, 60, 26, t.ink) + rect(320, 286, 380, 30, 15, t.deep) +
  rect(250, 740, 520, 60, 26, t.ink) + rect(230, 796, 560, 56, 28, t.deep) + circle(510, 650, 44, t.pale) + path('M510 616L486 654H506L498 686L536 644H514Z', t.spark) + each(3, (i) => line(`M${180 - i * 12} ${290 - i * 44}q-30 -20 -6 -50`, mix(t.main, white, 0.5), 12));

const smartWatch: Glyph = (t) =>
  path('M380 120H620L650 320H350Z', t.main) + path('M350 680H650L620 880H380Z', t.main) + each(4, (i) => rect(470, 720 + i * 36, 60, 14, 7, t.deep)) + rect(290, 280, 420, 440, 110, t.ink) + rect(316, 306, 368, 388, 90, '#0E1A22') + rect(706, 420, 34, 90, 14, t.deep) +
  each(3, (i) => `<circle cx="500" cy="560" r="${104 - i * 30}" fill="none" stroke="${['#F2A541', '#5FD39A', '#5AB5F0'][i] ?? '#fff'}" stroke-width="20" stroke-linecap="round" stroke-dasharray="${[420, 330, 190][i] ?? 200} 999" transform="rotate(-90 500 560)"/>`) +
  rect(390, 360, 90, 46, 12, white) + rect(500, 360, 110, 46, 12, t.spark) + circle(500, 560, 14, white) + shine('M330 400Q330 320 410 320H460L340 560Z', 0.1);

const speaker: Glyph = (t) =>
  rect(220, 240, 560, 610, 90, t.main) + shade('M690 240Q780 250 780 340V760Q780 850 690 850Z', 0.14) + line('M330 240C340 150 660 150 670 240', t.deep, 34) + faint(0.3, each(11, (r) => each(10, (i) => circle(270 + i * 51 + (r % 2) * 12, 300 + r * 50, 7, t.ink)))) +
  circle(500, 600, 190, t.deep) + circle(500, 600, 158, t.ink) + circle(500, 600, 112, mix(t.ink, white, 0.15)) + circle(500, 600, 54, t.spark) + shine('M380 540A140 140 0 0 1 470 466L440 540Z', 0.25) + circle(500, 350, 70, t.deep) + circle(500, 350, 46, mix(t.ink, white, 0.15)) + circle(500, 350, 18, t.spark) +
  line('M820 420Q860 540 820 660', t.spark, 18) + line('M870 370Q930 540 870 710', t.spark, 18) + line('M180 420Q140 540 180 660', t.spark, 18) + line('M130 370Q70 540 130 710', t.spark, 18);

export const electronicsGlyphs: Record<string, Glyph> = {
  'power-banks': powerBank, 'chargers-cables': charger, earbuds, 'keyboards-mice': keyboard, storage, 'fans-lights': fanLight, 'rice-cookers': riceCooker, kettles: kettle, 'smart-watches': smartWatch, speakers: speaker,
};
