/** Things of the house. */
import type { Glyph } from '../shapes';
import { circle, dashes, each, ellipse, faint, flower, group, leaf, line, mix, path, rect, ring, shade, shine, white } from '../shapes';

const clay = '#B9623A';

const pots: Glyph = (t) =>
  group('translate(560 380)', rect(-200, -40, 400, 180, 40, mix(t.main, white, 0.25)), rect(-220, -60, 440, 40, 20, t.spark), path('M-190 -60Q0 -150 190 -60Z', mix(t.main, white, 0.5)), rect(-30, -140, 60, 40, 16, t.ink)) +
  path('M190 520H760L730 780Q722 850 650 850H300Q228 850 220 780Z', t.main) + shade('M640 520H760L730 780Q722 850 650 850H560Q640 740 640 520Z') + shine('M226 550H290L306 810Q256 800 248 760Z', 0.25) + rect(168, 490, 614, 52, 26, t.deep) + rect(110, 560, 100, 46, 23, t.ink) + rect(740, 560, 170, 46, 23, t.ink) +
  path('M200 492Q475 360 750 492Z', mix('#DDE4EA', t.main, 0.1)) + shine('M260 470Q380 400 470 396Q360 430 320 474Z', 0.7) + rect(436, 372, 78, 46, 20, t.ink) + each(6, (i) => flower(290 + i * 76, 690, 24, t.pale, t.spark));

const dinner: Glyph = (t) =>
  circle(500, 520, 330, white) + ring(500, 520, 316, t.main, 14) + ring(500, 520, 226, t.pale, 8) + each(18, (i) => `<g transform="rotate(${i * 20} 500 520)">${flower(500, 248, 24, i % 2 ? t.main : t.spark, white)}</g>`) + circle(500, 520, 190, '#F6F4EE') +
  circle(500, 520, 130, t.main) + circle(500, 520, 108, t.pale) + flower(500, 520, 60, t.main, t.spark) +
  group('translate(120 540)', rect(-12, -40, 24, 330, 12, '#C9CFD4'), each(4, (i) => rect(-38 + i * 22, -250, 12, 160, 6, '#C9CFD4')), path('M-38 -110H40Q36 -20 0 -10Q-34 -20 -38 -110Z', '#C9CFD4')) + group('translate(880 540)', rect(-12, -40, 24, 330, 12, '#C9CFD4'), ellipse(0, -150, 50, 106, '#C9CFD4'), ellipse(0, -156, 36, 86, '#DFE4E8'));

const bed: Glyph = (t) =>
  path('M150 320Q500 220 850 320V600H150Z', '#A06A3C') + faint(0.5, each(9, (i) => line(`M${220 + i * 70} 330V560`, '#7C4E28', 8))) + rect(120, 500, 760, 290, 50, t.pale) + path('M250 420H470Q500 420 500 460V560H220V460Q220 420 250 420Z', white) + path('M530 420H750Q780 420 780 460V560H500V460Q500 420 530 420Z', white) + shade('M400 420H470Q500 420 500 460V560H380Z', 0.06) + shade('M680 420H750Q780 420 780 460V560H660Z', 0.06) +
  path('M110 600Q500 560 890 600V790Q890 820 860 820H140Q110 820 110 790Z', t.main) + path('M110 600Q500 560 890 600V640Q500 600 110 640Z', t.spark) + each(3, (r) => each(9, (i) => flower(176 + i * 82 + (r % 2) * 30 - (r % 2 ? 0 : 0), 676 + r * 50, 20, t.pale, t.spark))) + rect(140, 816, 60, 50, 12, '#7C4E28') + rect(800, 816, 60, 50, 12, '#7C4E28');

const kantha: Glyph = (t) =>
  each(3, (k) => rect(190 + k * 10, 730 - k * 86, 620 - k * 20, 116, 56, [t.deep, t.spark, t.main][k] ?? t.main) + dashes(`M250 ${790 - k * 86}H750`, white, 6, '22 16')) +
  path('M230 300Q500 250 770 300V560Q500 610 230 560Z', t.main) + path('M260 326Q500 282 740 326V536Q500 578 260 536Z', t.pale) + flower(500, 430, 96, t.main, t.spark) + each(8, (i) => `<g transform="rotate(${i * 45} 500 430)">${leaf(500, 318, 34, 0, t.spark)}</g>`) + flower(310, 366, 30, t.spark, t.main) + flower(690, 366, 30, t.spark, t.main) + flower(310, 500, 30, t.spark, t.main) + flower(690, 500, 30, t.spark, t.main) +
  dashes('M246 312Q500 266 754 312V548Q500 594 246 548Z', t.spark, 6, '20 14') + group('translate(800 260) rotate(30)', rect(-5, -110, 10, 230, 5, '#B7C0C8'), line('M0 -96C60 -60 40 60 120 90', t.main, 6));

const lamp: Glyph = (t) =>
  `<radialGradient id="lamp"><stop offset="0" stop-color="#FFE9A8" stop-opacity=".95"/><stop offset="1" stop-color="#FFE9A8" stop-opacity="0"/></radialGradient>` + circle(500, 430, 420, 'url(#lamp)') + path('M360 190H640L760 510H240Z', t.main) + shade('M560 190H640L760 510H640Z', 0.14) + each(5, (i) => line(`M${392 + i * 54} 196L${296 + i * 102} 504`, mix(t.main, white, 0.35), 5)) + path('M240 500H760L768 536H232Z', t.spark) + path('M356 184H644L650 206H350Z', t.spark) + rect(484, 536, 32, 60, 8, '#8A5C2B') +
  path('M500 580C590 600 620 680 590 760Q570 810 540 820H460Q430 810 410 760C380 680 410 600 500 580Z', clay) + shine('M440 640C420 690 430 750 452 800C410 770 400 690 440 640Z', 0.35) + each(5, (i) => flower(430 + i * 35, 700, 16, t.pale, t.spark)) + rect(390, 816, 220, 36, 18, '#8A5C2B');

const pottery: Glyph = (t) =>
  group('translate(330 850) scale(1.05)', path('M-60 -470H60V-400C190 -350 220 -130 120 0H-120C-220 -130 -190 -350 -60 -400Z', clay), shade('M30 -400H60V-396C190 -350 220 -130 120 0H40C120 -140 110 -320 30 -400Z'), rect(-84, -500, 168, 44, 22, '#9A4B28'), path('M-176 -240Q0 -190 176 -240L178 -180Q0 -126 -180 -180Z', '#F5E6CF'), each(8, (i) => path(`M${-150 + i * 40} -218l18 34l18 -34Z`, t.main))) +
  group('translate(690 850) scale(.9)', path('M-70 -330H70V-280C180 -240 190 -90 100 0H-100C-190 -90 -180 -240 -70 -280Z', t.main), shade('M30 -280H70C180 -240 190 -90 100 0H30C100 -100 100 -220 30 -280Z'), rect(-90, -356, 180, 40, 20, t.deep), each(4, (i) => flower(-90 + i * 60, -130, 26, t.pale, t.spark)), leaf(-20, -350, 230, -16, '#4C9A3F'), leaf(20, -350, 260, 10, '#3E8E41'), leaf(50, -350, 190, 34, '#6BB35A')) + group('translate(520 846)', path('M-90 -60H90Q80 10 0 10T-90 -60Z', '#9A4B28'), path('M60 -60Q110 -70 120 -84Q112 -40 80 -30Z', '#9A4B28'), path('M104 -96Q86 -130 108 -160Q128 -128 104 -96Z', '#F7B33C'));

const bottles: Glyph = (t) =>
  rect(230, 330, 240, 520, 60, t.main) + shine('M256 400Q256 350 290 350H316V826H290Q256 820 256 790Z', 0.3) + rect(260, 230, 180, 110, 26, t.ink) + line('M300 236C300 170 400 170 400 236', t.ink, 22) + rect(230, 600, 240, 90, 0, t.pale) + leaf(350, 686, 78, 0, t.main) +
  rect(530, 520, 270, 330, 36, '#EAF3F2') + rect(546, 600, 238, 236, 26, mix(t.spark, white, 0.25)) + each(12, (i) => circle(580 + (i % 4) * 56, 640 + Math.floor(i / 4) * 66, 23, mix(t.spark, '#8A4B18', 0.25 + (i % 3) * 0.12))) + rect(510, 470, 310, 66, 24, t.deep) + shine('M560 548H590V820H576Q556 816 556 790Z', 0.6);

export const homeGlyphs: Record<string, Glyph> = { 'pots-pans': pots, 'dinner-sets': dinner, 'bed-sheets': bed, 'nakshi-kantha': kantha, lamps: lamp, 'clay-craft': pottery, 'bottles-jars': bottles };
