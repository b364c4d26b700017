/** Clothes and what is worn with them. */
import type { Glyph, Tone } from '../shapes';
import { circle, dashes, each, ellipse, faint, flower, group, line, mix, path, rect, ring, shade, shine, white } from '../shapes';

const hanger = line('M500 190Q500 130 540 130T566 168', '#7A6A58', 14) + line('M300 300L500 196L700 300', '#A07C52', 24);

/** A saree folded over a rod: the falling end with its border, the pleats beside it. */
const saree = (t: Tone, body: string, motif: string, border: string, sheen: number) =>
  rect(150, 186, 700, 30, 15, '#A9773F') + circle(150, 201, 26, '#8A5C2B') + circle(850, 201, 26, '#8A5C2B') +
  path('M560 200H790C780 420 800 640 786 800H590C600 600 560 400 560 200Z', mix(body, t.ink, 0.22)) +
  each(4, (i) => shade(`M${596 + i * 48} 210C${590 + i * 50} 420 ${612 + i * 48} 620 ${608 + i * 46} 800H${622 + i * 46}C${632 + i * 48} 600 ${612 + i * 48} 420 ${616 + i * 48} 210Z`, 0.16)) +
  path('M588 756H788L786 800H590Z', border) +
  path('M214 196H600C606 430 580 640 606 850H226C240 640 196 420 214 196Z', body) +
  shine('M250 214H330C318 440 352 640 340 836H290C300 640 246 440 250 214Z', sheen) +
  motif +
  path('M217 640C222 660 226 690 228 716H594C592 690 591 664 591 640Z', border) +
  path('M229 752L226 850H606C602 816 599 784 597 752Z', border) +
  each(9, (i) => path(`M${248 + i * 42} 716L${266 + i * 38} 676L${284 + i * 38} 716Z`, t.pale)) +
  each(9, (i) => circle(262 + i * 38, 800, 12, t.pale)) +
  path('M216 212C210 400 236 560 232 640H262C268 560 240 400 246 212Z', border) +
  each(16, (i) => line(`M${238 + i * 23.6} 850V880`, border, 6)) +
  path('M205 186H606V226Q400 244 205 226Z', mix(body, t.ink, 0.15));

const jamdani = (t: Tone) =>
  each(5, (row) => each(6, (i) => group(`translate(${312 + i * 48 + (row % 2) * 22} ${282 + row * 76})`, path('M0 -24L15 0L0 24L-15 0Z', t.spark), circle(0, 0, 5, white))));
const cottonStripes = (t: Tone) => faint(0.75, each(6, (i) => line(`M${306 + i * 48} 236C${296 + i * 50} 380 ${316 + i * 47} 500 ${312 + i * 46} 630`, t.pale, i % 2 ? 5 : 12)));
const silkBuds = (t: Tone) => each(4, (row) => each(4, (i) => flower(326 + i * 72 + (row % 2) * 26, 296 + row * 92, 24, t.spark, white)));

/** A long upper garment: shoulders, sleeves down to `cuff`, a flared hem at `length`. */
const tunic = (fill: string, length: number, cuff: number) =>
  path(`M300 262Q262 270 246 320L${cuff === 1 ? '176 700L262 722' : '196 500L286 528'}L352 400L366 520Q340 700 290 ${length - 14}Q500 ${length + 34} 710 ${length - 14}Q660 700 634 520L648 400L${cuff === 1 ? '738 722L824 700' : '714 528L804 500'}L754 320Q738 270 700 262L600 214Q500 250 400 214Z`, fill);
const tunicFolds = (length: number) =>
  shade(`M600 214L700 262Q738 270 754 320L770 380L648 400L634 520Q660 700 710 ${length - 14}Q660 ${length + 4} 596 ${length + 10}C620 640 640 420 600 214Z`, 0.1) +
  faint(0.16, line(`M390 560L360 ${length - 20}M470 600L462 ${length}M580 590L606 ${length - 10}`, '#1A1208', 9));

const kurti: Glyph = (t) =>
  hanger + tunic(t.main, 850, 0) + tunicFolds(850) +
  path('M300 796Q500 850 700 796L710 836Q500 884 290 836Z', t.spark) + each(10, (i) => flower(318 + i * 40, 828 + (18 - Math.abs(i - 4.5) * 4), 15, white, t.main)) +
  path('M400 214Q500 250 600 214L566 330Q540 440 500 460Q460 440 434 330Z', t.spark) + path('M428 220Q500 244 572 220Q546 340 500 362Q454 340 428 220Z', t.deep) + each(3, (i) => circle(500, 388 + i * 22, 6, t.deep)) +
  path('M196 500L286 528L298 500L204 470Z', t.spark) + path('M804 500L714 528L702 500L796 470Z', t.spark) +
  each(9, (i) => flower(410 + (i % 3) * 90 + (Math.floor(i / 3) % 2) * 10, 540 + Math.floor(i / 3) * 84, 17, t.pale, t.spark));

const threePiece: Glyph = (t) =>
  hanger + path('M380 700H486L474 872H404Z', t.spark) + path('M514 700H620L596 872H526Z', t.spark) + rect(398, 848, 82, 26, 6, t.deep) + rect(520, 848, 82, 26, 6, t.deep) +
  tunic(t.main, 760, 0) + tunicFolds(760) + path('M304 700Q500 756 696 700L710 746Q500 796 290 746Z', t.deep) + path('M428 220Q500 290 572 220L546 440H454Z', t.pale) +
  each(5, (i) => group(`translate(500 ${290 + i * 32})`, path('M0 -13L13 0L0 13L-13 0Z', t.main))) + path('M804 500L714 528L702 500L796 470Z', t.deep) +
  path('M330 246C240 420 224 660 240 860H346C322 660 356 440 430 220Z', t.spark) + shade('M300 560C296 660 312 764 346 860H300C286 740 284 640 300 560Z', 0.12) +
  each(5, (i) => circle(304 - i * 7, 380 + i * 96, 18, t.pale) + circle(304 - i * 7, 380 + i * 96, 8, t.main)) + each(6, (i) => line(`M${248 + i * 19} 860V892`, t.spark, 7));

const handbag: Glyph = (t) =>
  line('M350 420C350 180 650 180 650 420', t.deep, 36) + line('M350 420C350 196 650 196 650 420', mix(t.deep, white, 0.25), 10) +
  path('M220 400H780L840 790Q844 850 784 850H216Q156 850 160 790Z', t.main) +
  shade('M660 400H780L840 790Q844 850 784 850H690Q716 640 660 400Z', 0.13) +
  shine('M250 420H310L260 830H216Q190 820 190 790Z', 0.2) +
  path('M220 400H780L760 560Q500 660 240 560Z', t.deep) +
  dashes('M244 540Q500 636 756 540', t.spark, 6, '18 14') +
  circle(500, 606, 50, t.spark) + circle(500, 606, 28, t.deep) +
  each(5, (i) => flower(280 + i * 110, 740, 30, t.pale, t.spark)) +
  group('translate(350 420)', circle(0, 0, 26, t.spark), circle(0, 0, 11, t.deep)) + group('translate(650 420)', circle(0, 0, 26, t.spark), circle(0, 0, 11, t.deep));

const jhumka = (x: number, y: number, t: Tone) =>
  group(
    `translate(${x} ${y})`,
    line('M0 -150V-176A22 22 0 0 1 40 -176', '#C79A3A', 8), circle(0, -128, 40, '#E5B94E'), circle(0, -128, 22, t.main), each(10, (i) => `<circle cx="0" cy="-166" r="6" fill="#F7DE92" transform="rotate(${i * 36} 0 -128)"/>`),
    rect(-7, -92, 14, 40, 7, '#C79A3A'), path('M-104 60C-104 -60 -52 -66 0 -66S104 -60 104 60Z', '#E5B94E'), shine('M-80 50C-80 -20 -56 -50 -26 -54C-50 -20 -54 20 -54 50Z', 0.45),
    path('M-104 60H104L96 86H-96Z', t.main), each(7, (i) => circle(-84 + i * 28, 73, 7, '#FCEBB6')), each(8, (i) => line(`M${-91 + i * 26} 88V112`, '#C79A3A', 5) + circle(-91 + i * 26, 126, 13, i % 2 ? t.spark : '#FDF3D6')),
  );
const jewellery: Glyph = (t) =>
  path('M220 250C230 520 400 640 500 640S770 520 780 250', 'none') + line('M230 190C240 470 400 580 500 580S760 470 770 190', '#D9A93F', 16) +
  each(13, (i) => { const a = Math.PI * (0.06 + i * 0.0735); return group(`translate(${500 - Math.cos(a) * 262} ${230 + Math.sin(a) * 352})`, circle(0, 24, 25, i % 2 ? t.main : '#E5B94E'), circle(0, 24, 11, i % 2 ? t.pale : t.main)); }) +
  path('M500 596C556 640 556 712 500 756C444 712 444 640 500 596Z', t.main) + path('M500 624C532 650 532 702 500 730C468 702 468 650 500 624Z', t.pale) +
  jhumka(250, 700, t) + jhumka(750, 700, t);

const flats: Glyph = (t) => {
  const shoe =
    path('M0 210C-14 120 10 30 60 0C110 70 190 130 300 128C420 60 560 130 640 210Q660 240 640 262H0Z', t.main) +
    path('M60 0C110 70 190 130 300 128C330 110 366 102 400 102C330 190 150 180 40 40Z', t.deep) +
    shade('M0 210H650L640 262H0Z', 0.14) + rect(-6, 250, 660, 26, 13, '#C9A26B') + rect(0, 262, 130, 52, 8, t.deep) +
    path('M400 104C500 112 590 160 640 210L620 214C560 170 480 140 384 128Z', t.spark) + each(4, (i) => circle(436 + i * 48, 160 + i * 16, 10, t.spark)) + flower(352, 150, 52, t.spark, white);
  return group('translate(270 390) scale(.86)', shoe) + group('translate(120 556) scale(.95)', shoe);
};

const panjabi: Glyph = (t) =>
  hanger + tunic(t.main, 860, 1) + tunicFolds(860) +
  path('M416 218Q500 256 584 218L572 172H428Z', t.deep) + path('M444 188Q500 216 556 188L552 210Q500 242 448 210Z', t.spark) +
  path('M470 236H530V540L500 572L470 540Z', t.deep) + dashes('M479 250V530M521 250V530', t.spark, 4, '10 10') + each(4, (i) => circle(500, 292 + i * 66, 11, t.spark)) +
  each(6, (i) => path(`M${452 - (i % 2) * 10} ${262 + i * 44}q-26 14 0 30q12 -16 0 -30Z`, t.spark) + path(`M${548 + (i % 2) * 10} ${262 + i * 44}q26 14 0 30q-12 -16 0 -30Z`, t.spark)) +
  path('M176 700L262 722L274 690L184 664Z', t.deep) + path('M824 700L738 722L726 690L816 664Z', t.deep) + line('M336 720L300 840M664 720L700 840', t.deep, 6);

const lungi: Glyph = (t) =>
  each(3, (k) => { const y = 640 - k * 150; const f = [t.deep, t.main, t.spark][k] ?? t.main;
    return rect(220 + k * 14, y, 560 - k * 28, 190, 44, f) + each(8, (i) => line(`M${270 + i * 64} ${y + 10}V${y + 180}`, k === 2 ? t.main : t.pale, i % 2 ? 5 : 12)) + each(3, (i) => line(`M${236 + k * 14} ${y + 50 + i * 46}H${764 - k * 14}`, k === 2 ? t.deep : t.spark, i % 2 ? 5 : 11)) + shade(`M220 ${y + 150}H780V${y + 190}H220Z`, 0.14) + path(`M${700 - k * 14} ${y}H${740 - k * 14}Q${780 - k * 14} ${y} ${780 - k * 14} ${y + 44}V${y + 146}Q${780 - k * 14} ${y + 190} ${740 - k * 14} ${y + 190}Q${690 - k * 14} ${y + 96} ${700 - k * 14} ${y}Z`, mix(f, '#000000', 0.22)); }) +
  rect(430, 290, 140, 580, 10, t.pale) + rect(430, 480, 140, 120, 10, white) + flower(500, 540, 46, t.main, t.spark);

const shirt: Glyph = (t) =>
  hanger + path('M400 214L500 262L600 214L744 280L812 520L712 552L688 470V822Q500 850 312 822V470L288 552L188 520L256 280Z', t.main) +
  faint(0.4, each(6, (i) => line(`M${350 + i * 60} 300V826`, t.pale, 7))) +
  shade('M600 240L744 280L812 520L712 552L688 470V822Q640 832 590 834C620 640 640 440 600 240Z', 0.1) +
  rect(480, 262, 40, 572, 4, t.deep) + each(6, (i) => circle(500, 330 + i * 86, 10, t.pale)) +
  path('M400 214L500 262L430 344L370 230Z', t.pale) + path('M600 214L500 262L570 344L630 230Z', t.pale) + path('M424 208Q500 240 576 208L500 262Z', t.deep) +
  rect(560, 420, 104, 116, 12, t.deep) + path('M560 420H664V446H560Z', t.spark);

const teeShirt: Glyph = (t) =>
  hanger + path('M396 214Q500 290 604 214L764 290L836 480L724 530L696 470V830Q500 862 304 830V470L276 530L164 480L236 290Z', t.main) +
  shade('M604 214L764 290L836 480L724 530L696 470V830Q650 840 600 844C640 640 650 420 604 214Z', 0.1) +
  path('M396 214Q500 290 604 214L580 206Q500 262 420 206Z', t.deep) + line('M404 220Q500 300 596 220', t.spark, 12) +
  circle(500, 540, 120, t.spark) + path('M392 590C440 540 470 600 510 560S580 540 608 590A120 120 0 0 1 392 590Z', t.deep) + circle(540, 490, 26, white) +
  path('M164 480L276 530L288 500L178 446Z', t.deep) + path('M836 480L724 530L712 500L822 446Z', t.deep);

const jeans: Glyph = (t) =>
  path('M310 170H690L740 850H560L512 430H488L440 850H260Z', mix(t.main, '#2E4A78', 0.55)) +
  shade('M600 170H690L740 850H660C680 600 640 380 600 170Z', 0.16) + shine('M330 250H370L330 840H290Z', 0.14) +
  rect(304, 160, 392, 60, 12, mix(t.main, '#1B2C4A', 0.7)) + each(4, (i) => rect(346 + i * 96, 150, 24, 80, 6, mix(t.main, '#2E4A78', 0.55))) +
  dashes('M320 236Q400 330 420 226M680 236Q600 330 580 226M500 226V420', '#F0B85A', 6, '14 10') + circle(500, 190, 18, '#F0B85A') + dashes('M286 780H448M552 780H714', '#F0B85A', 6, '14 10') +
  path('M262 806H446L440 850H260Z', mix(t.main, '#1B2C4A', 0.4)) + path('M554 806H736L740 850H560Z', mix(t.main, '#1B2C4A', 0.4));

const shoes: Glyph = (t) => {
  const one = path('M40 300C40 180 60 100 90 60Q150 110 240 70C300 170 420 230 560 250Q660 266 660 340V372H40Z', t.main) + path('M40 300C40 240 46 190 56 150C120 230 240 300 420 310Q560 318 658 340V372H40Z', t.deep) +
    path('M28 366H670Q676 420 630 420H70Q28 420 28 366Z', '#F6F1E6') + line('M60 394H640', '#D5CBB8', 8) + each(4, (i) => line(`M${262 + i * 46} ${126 + i * 30}l-52 40`, white, 14)) + path('M90 60Q150 110 240 70L250 96Q150 150 84 92Z', t.spark) + path('M540 262Q650 270 656 340Q580 330 540 262Z', t.spark);
  return group('translate(250 300) scale(.84)', one) + group('translate(130 440)', one);
};

const wallet: Glyph = (t) =>
  ring(640, 420, 180, t.deep, 58) + ring(640, 420, 180, mix(t.deep, white, 0.18), 6) + rect(470, 372, 104, 100, 16, '#D7B25A') + rect(492, 394, 60, 56, 8, t.deep) +
  rect(170, 470, 600, 380, 44, t.main) + shade('M600 470H726Q770 470 770 514V806Q770 850 726 850H600Z', 0.12) + rect(196, 440, 520, 60, 18, '#EFE3C8') + rect(210, 420, 470, 50, 14, t.spark) +
  path('M170 514Q170 470 214 470H726Q770 470 770 514V560H170Z', t.deep) + dashes('M200 584H740V822H200Z', mix(t.main, white, 0.35), 5, '14 12') + rect(640, 620, 150, 90, 40, t.deep) + circle(690, 665, 20, '#D7B25A');

const watch: Glyph = (t) =>
  path('M400 130H600L630 330H370Z', t.deep) + path('M370 670H630L600 880H400Z', t.deep) + each(3, (i) => ellipse(500, 750 + i * 36, 12, 9, mix(t.deep, '#000000', 0.4))) + dashes('M414 150L388 320M586 150L612 320M388 690L414 860M612 690L586 860', mix(t.deep, white, 0.3), 5, '12 10') +
  circle(500, 500, 232, '#D9B45C') + circle(500, 500, 206, t.main) + circle(500, 500, 180, t.pale) + rect(722, 470, 46, 60, 14, '#C29A43') +
  each(12, (i) => `<rect x="494" y="336" width="12" height="${i % 3 ? 22 : 40}" rx="6" fill="${t.deep}" transform="rotate(${i * 30} 500 500)"/>`) +
  line('M500 500L420 430', t.ink, 16) + line('M500 500L596 388', t.ink, 11) + line('M500 520L470 620', t.spark, 7) + circle(500, 500, 18, t.ink) + shine('M350 440A170 170 0 0 1 470 338L410 420Z', 0.5);

export const womensGlyphs: Record<string, Glyph> = {
  'cotton-saree': (t) => saree(t, t.main, cottonStripes(t), t.deep, 0.1),
  'jamdani-saree': (t) => saree(t, mix(t.main, white, 0.12), jamdani(t), t.spark, 0.12),
  'silk-saree': (t) => saree(t, t.deep, silkBuds(t), '#D9A93F', 0.34),
  'three-piece': threePiece, kurti, handbags: handbag, jewellery, 'womens-shoes': flats,
};
export const mensGlyphs: Record<string, Glyph> = {
  panjabi, lungi, shirts: shirt, 't-shirts': teeShirt, jeans, 'mens-shoes': shoes, 'wallets-belts': wallet, watches: watch,
};
