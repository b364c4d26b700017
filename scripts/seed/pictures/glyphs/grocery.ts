/** Things of the kitchen shop: sacks, bowls, bottles, fish, vegetables. */
import type { Glyph, Tone } from '../shapes';
import { circle, each, ellipse, faint, flower, group, leaf, line, mix, path, rect, shade, shine, white } from '../shapes';

const jute = '#D8B07A';
const grain = '#FFF6DF';

const rice: Glyph = (t) =>
  path('M262 330C214 520 196 760 250 846Q500 880 750 846C804 760 786 520 738 330Z', jute) +
  faint(0.35, each(7, (i) => line(`M${290 + i * 70} 400Q${275 + i * 75} 620 ${288 + i * 71} 840`, '#B98A4C', 5))) +
  shade('M620 340C668 520 690 720 640 862Q720 858 750 846C804 760 786 520 738 330Z') +
  path('M268 330C300 200 430 168 500 168S700 200 732 330Z', grain) +
  faint(0.6, each(16, (i) => ellipse(330 + ((i * 83) % 350), 240 + ((i * 47) % 74), 17, 7, '#EBD9AE'))) +
  rect(236, 300, 528, 76, 38, '#C89B60') +
  shine('M262 316H700V332H262Z', 0.35) +
  rect(330, 470, 340, 270, 28, t.main) +
  rect(350, 490, 300, 230, 18, t.pale) +
  line('M500 700Q492 600 500 540', t.deep, 10) +
  each(4, (i) => leaf(498, 690 - i * 38, 62, 48, t.main) + leaf(502, 690 - i * 38, 62, -48, t.main)) +
  leaf(500, 560, 66, 0, t.spark) +
  each(9, (i) => group(`translate(${190 + i * 78} ${868 - (i % 3) * 12}) rotate(${i * 41})`, ellipse(0, 0, 20, 8, grain)));

const dal: Glyph = (t) =>
  path('M210 470Q500 190 790 470Z', '#E58A2E') +
  each(46, (i) => {
    const row = Math.floor(i / 10);
    const x = 268 + (i % 10) * 52 + (row % 2) * 24;
    const y = 462 - row * 38;
    return y > 300 + Math.abs(x - 500) * 0.42 ? ellipse(x, y, 27, 20, ['#F2A541', '#EE9434', '#F7B85C'][i % 3] ?? '#F2A541') : '';
  }) +
  path('M150 470H850C850 680 720 830 580 846H420C280 830 150 680 150 470Z', t.main) +
  shade('M640 470H850C850 680 720 830 580 846H520C640 790 690 640 640 470Z') +
  rect(130, 444, 740, 58, 29, t.deep) +
  shine('M210 540Q230 690 330 760Q260 650 262 540Z', 0.25) +
  each(6, (i) => flower(250 + i * 100, 590 + (i % 2) * 14, 26, t.pale, t.spark)) +
  rect(380, 838, 240, 28, 14, t.deep) +
  group('translate(690 330) rotate(38)', rect(-22, -250, 44, 230, 22, '#A9713B'), ellipse(0, 10, 78, 58, '#C58C50'), ellipse(0, 2, 56, 36, '#E58A2E'));

const flour: Glyph = (t) =>
  path('M280 300L300 210H700L720 300V830Q500 866 280 830Z', '#FBF3E2') +
  shade('M620 300L612 210H700L720 300V830Q680 842 630 848Z', 0.1) +
  path('M300 210L340 150H660L700 210Z', '#EADCC0') +
  rect(280, 286, 440, 30, 6, t.main) +
  path('M280 560Q500 500 720 560V830Q500 866 280 830Z', t.main) +
  line('M500 800Q496 600 500 380', '#B7791F', 11) +
  each(5, (i) => leaf(496, 640 - i * 56, 86, -42, '#E2A93B') + leaf(504, 640 - i * 56, 86, 42, '#D6962A')) +
  leaf(500, 392, 80, 0, '#E2A93B') +
  ellipse(760, 842, 96, 26, '#FFFDF6') +
  ellipse(250, 850, 70, 20, '#FFFDF6');

const oil: Glyph = (t) =>
  rect(430, 130, 140, 90, 18, t.main) +
  rect(418, 206, 164, 30, 10, t.deep) +
  path('M440 236H560V290C640 330 690 380 690 470V790Q690 850 630 850H370Q310 850 310 790V470C310 380 360 330 440 290Z', '#F6C445') +
  path('M310 520Q500 480 690 520V790Q690 850 630 850H370Q310 850 310 790Z', '#E9A81F') +
  shine('M340 470C342 410 380 370 420 346V830H370Q340 830 340 790Z', 0.4) +
  rect(330, 500, 340, 250, 22, white) +
  rect(330, 500, 340, 62, 22, t.main) +
  rect(330, 540, 340, 26, 0, t.main) +
  flower(420, 650, 42, '#F7C325', '#8A5A10') +
  flower(520, 620, 34, '#F7C325', '#8A5A10') +
  flower(590, 680, 40, '#F7C325', '#8A5A10') +
  leaf(470, 735, 70, -58, t.main) +
  leaf(545, 738, 70, 50, t.main) +
  path('M690 470C760 440 800 500 790 590C784 650 740 690 690 690V640C720 640 742 616 744 580C748 530 730 508 690 524Z', '#E9A81F');

const heap = (x: number, y: number, size: number, powder: string, bowl: string) =>
  group(
    `translate(${x} ${y}) scale(${size})`,
    path('M-130 0Q0 -210 130 0Z', powder),
    shade('M30 -104Q84 -70 130 0H20Q60 -40 30 -104Z', 0.14),
    path('M-160 0H160C160 96 84 150 0 150S-160 96 -160 0Z', bowl),
    rect(-170, -18, 340, 36, 18, bowl),
    shine('M-170 -18H170V-2H-170Z', 0.28),
    shade('M60 18H160C150 100 90 146 20 149C70 110 80 70 60 18Z', 0.15),
  );

const spices: Glyph = (t) =>
  heap(300, 560, 0.95, '#E6A21A', t.deep) +
  heap(700, 560, 0.95, '#8A9A3C', t.deep) +
  heap(500, 700, 1.1, '#C8321F', t.main) +
  group('translate(250 820) rotate(-18)', path('M0 0C60 -26 150 -26 210 10C150 34 60 34 0 0Z', '#D93A22'), line('M206 8Q240 0 256 -22', '#4E7A2C', 14)) +
  group('translate(560 860) rotate(8)', path('M0 0C60 -26 150 -26 210 10C150 34 60 34 0 0Z', '#BF2B1A'), line('M206 8Q240 0 256 -22', '#4E7A2C', 14)) +
  group('translate(500 370)', each(6, (i) => group(`rotate(${i * 60})`, path('M0 -8C-26 -44 -16 -84 0 -104C16 -84 26 -44 0 -8Z', '#7A4A22'))), circle(0, 0, 20, '#4E2C12'));

const honey: Glyph = (t) =>
  rect(290, 330, 420, 520, 90, '#F3B233') +
  path('M290 470Q500 430 710 470V770Q710 850 620 850H380Q290 850 290 770Z', '#DE8F12') +
  shine('M330 400Q330 360 372 356V820Q330 800 330 760Z', 0.42) +
  rect(300, 250, 400, 96, 30, t.main) +
  path('M276 320Q330 352 384 322Q440 356 500 322Q560 356 616 322Q670 352 724 320L700 250H300Z', t.main) +
  shade('M560 250H700L724 320Q700 336 676 338Z') +
  rect(296, 302, 408, 22, 11, t.spark) +
  path('M500 520L604 580V700L500 760L396 700V580Z', white) +
  path('M500 556L572 598V682L500 724L428 682V598Z', t.spark) +
  ellipse(500, 640, 40, 30, '#6B4410') +
  ellipse(478, 606, 30, 20, '#FFFFFF') +
  ellipse(526, 606, 30, 20, '#FFFFFF') +
  group('translate(770 330) rotate(24)', rect(-13, -220, 26, 250, 13, '#B47B3E'), each(4, (i) => rect(-56 + i * 6, 20 + i * 34, 112 - i * 12, 26, 13, '#C58C4A')), path('M-14 150Q0 230 14 150Z', '#E9A320'));

const tomato = (x: number, y: number, r: number) =>
  circle(x, y, r, '#E2452F') + shine(`M${x - r * 0.6} ${y - r * 0.3}A${r} ${r} 0 0 1 ${x - r * 0.1} ${y - r * 0.72}A${r} ${r} 0 0 0 ${x - r * 0.6} ${y - r * 0.3}Z`, 0.5) +
  each(5, (i) => leaf(x, y - r * 0.8, r * 0.5, -100 + i * 50, '#3E7F3A'));
const brinjal = (x: number, y: number, angle: number) =>
  group(`translate(${x} ${y}) rotate(${angle})`, path('M0 -150C70 -130 96 40 60 110C36 156 -36 156 -60 110C-96 40 -70 -130 0 -150Z', '#5B2A6E'), shine('M-44 60C-62 0 -50 -80 -24 -110C-34 -50 -36 10 -44 60Z', 0.3), path('M-54 -118Q0 -190 54 -118Q24 -134 0 -112Q-24 -134 -54 -118Z', '#4E8B3C'), line('M0 -150L6 -196', '#4E8B3C', 18));
const carrot = (x: number, y: number, angle: number) =>
  group(`translate(${x} ${y}) rotate(${angle})`, each(3, (i) => leaf(0, -118, 110, -26 + i * 26, '#4C9A3F')), path('M-56 -120Q0 -150 56 -120Q40 60 0 150Q-40 60 -56 -120Z', '#F08A2C'), line('M-34 -60H10M-8 0H28M-22 50H4', '#CE6A14', 8));

const vegetables: Glyph = (t) =>
  each(7, (i) => leaf(300 + i * 66, 480, 230 - Math.abs(3 - i) * 24, -36 + i * 12, i % 2 ? '#3F8F4A' : '#5BAA4F')) +
  carrot(330, 440, -18) +
  brinjal(655, 420, 16) +
  tomato(430, 470, 84) +
  tomato(560, 486, 78) +
  path('M190 540H810L750 800Q742 850 690 850H310Q258 850 250 800Z', '#C9934F') +
  each(5, (row) => each(9, (i) => rect(222 + row * 8 + i * (64 - row * 2), 566 + row * 56, 46, 40, 10, (row + i) % 2 ? '#B57D3A' : '#DDAB66'))) +
  rect(168, 516, 664, 54, 27, '#A86F30') +
  rect(168, 516, 664, 22, 11, '#C48A48') +
  rect(430, 690, 140, 90, 16, t.main) +
  leaf(500, 770, 70, 0, t.pale);

const fruits: Glyph = (t) =>
  group('translate(640 470) rotate(12)', path('M-40 -230C30 -150 150 -60 130 130C60 110 -70 40 -100 -120Z', '#F5D046'), path('M-100 -120C-60 60 30 130 130 130C60 190 -60 150 -120 30C-150 -40 -140 -100 -100 -120Z', '#E9BC2C'), rect(-84, -260, 56, 62, 16, '#7A6320')) +
  path('M250 640C210 480 330 360 470 390C610 420 640 600 560 740C490 850 310 830 250 640Z', '#F3A32E') +
  path('M250 640C210 480 330 360 470 390C360 440 320 560 380 690C400 750 440 790 480 800C390 820 290 770 250 640Z', '#F6C24B') +
  shine('M300 560C310 490 360 440 410 432C360 470 330 520 322 590Z', 0.5) +
  line('M470 392Q480 350 468 320', '#6B4A1C', 18) +
  leaf(474, 340, 150, 64, '#3E8E41') +
  circle(690, 740, 118, mix(t.main, '#D9483B', 0.75)) +
  shine('M610 700A118 118 0 0 1 690 640A130 130 0 0 0 610 700Z', 0.5) +
  leaf(694, 634, 80, 24, '#4A9A45') +
  each(5, (i) => circle(250 + (i % 3) * 62, 800 - Math.floor(i / 3) * 58, 38, mixGrape(i))) +
  circle(200, 826, 34, '#6A3C82');
const mixGrape = (i: number) => ['#7B4A96', '#6A3C82', '#8C5AA8'][i % 3] ?? '#7B4A96';

const fish: Glyph = (t) =>
  path('M90 640C260 420 760 400 930 620C760 850 260 860 90 640Z', '#5DA155') +
  line('M100 640Q500 600 920 622', '#418244', 9) +
  each(9, (i) => line(`M${190 + i * 78} 634L${230 + i * 78} ${500 + Math.abs(4 - i) * 16}`, '#418244', 5)) +
  path('M150 560C240 400 480 340 680 430C730 452 760 480 790 512L900 410Q884 520 900 640L790 560C700 690 470 750 300 690C220 660 170 610 150 560Z', '#C9D6DE') +
  path('M150 560C240 400 480 340 680 430C730 452 760 480 790 512C620 470 330 470 150 560Z', '#7F9CB0') +
  path('M420 372Q500 280 590 392Z', '#7F9CB0') +
  path('M470 706Q520 790 566 690Z', '#9FB4C2') +
  each(3, (row) => each(8 - row, (i) => line(`M${352 + i * 48 + row * 22} ${500 + row * 50}q26 22 0 46`, '#A9BDC9', 6))) +
  path('M300 448C350 500 352 620 306 690C230 664 170 612 150 560C180 510 240 468 300 448Z', '#DCE6EB') +
  line('M306 452C352 510 350 620 310 684', '#8CA5B5', 9) +
  circle(236, 540, 26, white) +
  circle(232, 541, 14, t.ink) +
  line('M160 576Q196 596 222 590', '#7D96A6', 8) +
  line('M400 600Q540 640 690 566', '#F0B7A4', 9) +
  group('translate(780 760)', circle(0, 0, 66, '#F7E06A'), circle(0, 0, 54, '#FFF6B8'), each(6, (i) => `<path d="M0 -6L-16 -46Q0 -54 16 -46Z" fill="#F1D247" transform="rotate(${i * 60})"/>`));

const egg = (x: number, y: number, fill: string) =>
  path(`M${x} ${y - 96}C${x + 62} ${y - 96} ${x + 80} ${y - 10} ${x + 70} ${y + 30}H${x - 70}C${x - 80} ${y - 10} ${x - 62} ${y - 96} ${x} ${y - 96}Z`, fill) +
  shine(`M${x - 40} ${y - 10}C${x - 44} ${y - 50} ${x - 24} ${y - 80} ${x - 8} ${y - 82}C${x - 26} ${y - 60} ${x - 30} ${y - 30} ${x - 40} ${y - 10}Z`, 0.5);

const meat: Glyph = (t) =>
  egg(290, 620, '#F3D6B3') + egg(430, 620, '#FBE8D0') + egg(570, 620, '#F0CDA3') + egg(710, 620, '#FBE8D0') +
  path('M180 640H820L780 830Q776 850 750 850H250Q224 850 220 830Z', t.main) +
  each(4, (i) => path(`M${216 + i * 144} 640Q${288 + i * 144} 730 ${360 + i * 144} 640Z`, t.deep)) +
  shine('M230 700H770L764 724H236Z', 0.18) +
  group('translate(560 350) rotate(52) scale(1.12)', rect(-26, 90, 52, 170, 26, '#FFF3E2'), circle(-22, 262, 34, '#FFF3E2'), circle(22, 262, 34, '#FFF3E2'), path('M-110 -60C-120 -170 110 -170 112 -50C114 50 50 90 30 130H-30C-50 90 -102 40 -110 -60Z', '#C4652F'), shine('M-76 -50C-78 -110 -30 -136 0 -134C-40 -110 -50 -60 -48 -10Z', 0.35));

const biscuits: Glyph = (t) =>
  path('M230 250L260 220L290 250L320 220L350 250L380 220L410 250L440 220L470 250L500 220L530 250L560 220L590 250V790L560 820L530 790L500 820L470 790L440 820L410 790L380 820L350 790L320 820L290 790L260 820L230 790Z', t.main) +
  shine('M256 270H320V780H256Z', 0.22) +
  shade('M520 250H590V790H520Z', 0.14) +
  ellipse(410, 430, 140, 92, t.pale) +
  circle(410, 430, 58, '#D99A4B') + circle(392, 412, 9, '#9C6420') + circle(430, 420, 9, '#9C6420') + circle(408, 452, 9, '#9C6420') +
  rect(290, 580, 240, 34, 17, t.spark) + rect(320, 636, 180, 22, 11, t.pale) +
  each(3, (i) => group(`translate(${660 + i * 60} ${780 - i * 96})`, circle(0, 0, 104, '#B97A33'), circle(0, -8, 100, '#E0A557'), each(8, (k) => group(`rotate(${k * 45})`, circle(0, -66, 9, '#B97A33'))), circle(0, -8, 12, '#B97A33')));

const tea: Glyph = (t) =>
  each(3, (i) => line(`M${400 + i * 90} 330C${370 + i * 90} 280 ${430 + i * 90} 240 ${400 + i * 90} 180`, t.pale, 20)) +
  ellipse(480, 830, 330, 44, t.deep) +
  ellipse(480, 818, 330, 44, t.pale) +
  path('M240 400H720L690 690C680 780 600 810 480 810S280 780 270 690Z', white) +
  shade('M600 400H720L690 690C680 770 620 800 540 808C600 700 620 560 600 400Z', 0.08) +
  path('M262 440H698L692 500Q480 540 268 500Z', '#9C4B1C') +
  ellipse(480, 402, 240, 40, '#EFE7DA') +
  ellipse(480, 408, 214, 30, '#A8541F') +
  line('M716 470C830 440 850 640 690 660', white, 40) +
  each(4, (i) => leaf(340 + i * 92, 720, 110, -24 + i * 16, i % 2 ? t.main : t.deep)) +
  leaf(800, 830, 130, 56, '#3E8E41') + leaf(820, 834, 110, 92, '#5AAE4F');

const juice: Glyph = (t) =>
  rect(410, 130, 120, 70, 16, t.deep) +
  path('M420 200H520V280C590 320 610 380 610 460V800Q610 850 560 850H380Q330 850 330 800V460C330 380 350 320 420 280Z', t.main) +
  path('M330 470Q470 440 610 470V800Q610 850 560 850H380Q330 850 330 800Z', t.main) +
  shine('M356 440C358 380 380 346 410 326V830H380Q356 830 356 800Z', 0.35) +
  rect(330, 500, 280, 220, 0, white) +
  circle(470, 610, 84, '#F59B23') + circle(470, 610, 70, '#FFE1A6') +
  each(8, (i) => `<path d="M470 604L448 552Q470 538 492 552Z" fill="#F59B23" transform="rotate(${i * 45} 470 610)"/>`) +
  rect(640, 560, 190, 290, 14, '#FFFFFF') + rect(640, 560, 190, 110, 14, t.spark) + rect(640, 640, 190, 34, 0, t.spark) +
  line('M770 560L810 430L850 420', t.deep, 16) + circle(735, 760, 56, t.main) + leaf(735, 716, 60, 30, '#3E8E41');

const dairy: Glyph = (t) =>
  rect(330, 150, 150, 60, 18, t.main) +
  path('M350 210H460V320C520 360 540 410 540 480V800Q540 850 490 850H320Q270 850 270 800V480C270 410 290 360 350 320Z', '#F4FAFF') +
  path('M270 470Q405 430 540 470V800Q540 850 490 850H320Q270 850 270 800Z', white) +
  shade('M480 410Q520 430 540 480V800Q540 850 490 850H440Q490 700 480 410Z', 0.09) +
  rect(270, 560, 270, 160, 0, t.main) +
  path('M405 590C440 634 452 660 430 684C416 698 394 698 380 684C358 660 370 634 405 590Z', white) +
  path('M590 470L640 390H790L840 470V850H590Z', t.pale) +
  path('M590 470L640 390H790L840 470Z', t.spark) +
  rect(590, 560, 250, 150, 0, t.main) +
  flower(715, 636, 44, white, t.spark) +
  shade('M780 470H840V850H780Z', 0.1);

const pouchBody = 'M300 230H700C690 400 730 560 740 800Q740 850 690 850H310Q260 850 260 800C270 560 310 400 300 230Z';
const pouch = (t: Tone, mark: string) =>
  path(pouchBody, t.main) +
  shade('M620 230H700C690 400 730 560 740 800Q740 850 690 850H650C660 600 640 400 620 230Z') +
  shine('M330 270H380C372 460 350 620 330 800H300C310 600 340 420 330 270Z', 0.28) +
  rect(290, 190, 420, 60, 12, t.deep) +
  each(9, (i) => rect(312 + i * 44, 200, 10, 40, 5, t.main)) +
  circle(500, 520, 150, white) +
  mark;

const laundry: Glyph = (t) =>
  pouch(t, circle(470, 540, 74, t.spark) + circle(560, 480, 48, t.pale) + circle(556, 590, 34, t.main)) +
  rect(390, 720, 220, 40, 20, t.spark) +
  circle(790, 760, 74, '#FFFFFF') + circle(790, 760, 64, t.pale) + circle(860, 650, 42, '#FFFFFF') + circle(860, 650, 34, t.pale) + circle(190, 800, 54, '#FFFFFF') + circle(190, 800, 45, t.pale) +
  shine('M750 740A50 50 0 0 1 790 706A60 60 0 0 0 750 740Z', 0.9);

const cleaning: Glyph = (t) =>
  rect(450, 180, 90, 120, 16, t.deep) + path('M360 180H600Q650 180 650 230L590 240H400Q360 230 360 180Z', t.deep) + path('M560 240L640 330L610 350L530 260Z', t.spark) +
  path('M430 300H560C650 360 670 420 670 520V800Q670 850 620 850H370Q320 850 320 800V520C320 420 340 360 430 300Z', t.main) +
  shine('M352 520C352 440 372 392 412 356V820H376Q352 810 352 780Z', 0.32) +
  rect(350, 540, 290, 210, 26, white) +
  leaf(460, 730, 150, -18, '#4FA14C') + leaf(520, 730, 130, 24, '#7CC26B') + circle(590, 600, 26, t.spark) +
  circle(780, 760, 62, white) + circle(780, 760, 53, t.pale) + circle(250, 780, 46, white) + circle(250, 780, 38, t.pale) + circle(740, 640, 32, white) + circle(740, 640, 26, t.pale);

export const groceryGlyphs: Record<string, Glyph> = {
  rice, dal, 'flour-sugar': flour, 'cooking-oil': oil, spices, 'ghee-honey': honey, vegetables, fruits, fish, 'meat-eggs': meat,
  'biscuits-snacks': biscuits, 'tea-coffee': tea, 'juice-drinks': juice, dairy, laundry, 'kitchen-cleaning': cleaning,
};
