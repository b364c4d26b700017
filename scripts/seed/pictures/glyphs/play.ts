/** For babies, for the field, for the desk. */
import type { Glyph } from '../shapes';
import { circle, dashes, each, ellipse, faint, flower, group, leaf, line, mix, path, rect, ring, shade, shine, white } from '../shapes';

const star = (x: number, y: number, size: number, fill: string) =>
  `<path transform="translate(${x} ${y}) scale(${size / 100})" fill="${fill}" d="M0 -100L28 -34L98 -30L44 16L62 86L0 48L-62 86L-44 16L-98 -30L-28 -34Z"/>`;

const diapers: Glyph = (t) =>
  path('M250 250Q500 180 750 250V790Q750 850 690 850H310Q250 850 250 790Z', t.main) + shade('M650 226Q720 240 750 250V790Q750 850 690 850H630Q680 560 650 226Z') + shine('M280 280L330 262V830H310Q280 826 280 790Z', 0.25) + path('M430 214Q500 120 570 214', 'none') + line('M420 216Q500 120 580 216', t.deep, 24) + circle(500, 500, 170, white) + path('M370 450H630L600 520Q540 560 540 620H460Q460 560 400 520Z', t.pale) + dashes('M380 470H620', t.main, 6, '14 10') + circle(400, 482, 14, t.spark) + circle(600, 482, 14, t.spark) + rect(330, 720, 340, 60, 30, t.spark) + star(400, 750, 18, white) + star(500, 750, 18, white) + star(600, 750, 18, white);

const feeding: Glyph = (t) =>
  path('M460 130Q500 60 540 130V200H460Z', '#F1C7A6') + rect(420, 190, 160, 40, 20, '#F1C7A6') + rect(370, 226, 260, 90, 24, t.main) + each(7, (i) => rect(392 + i * 32, 240, 8, 62, 4, t.deep)) + path('M380 316H620Q680 360 680 440V770Q680 850 600 850H400Q320 850 320 770V440Q320 360 380 316Z', '#F5FBFF') + path('M334 500H666V770Q666 836 600 836H400Q334 836 334 770Z', '#FFF6E4') + each(6, (i) => rect(600 - (i % 2) * 26, 440 + i * 60, 66 + (i % 2) * 26, 9, 4, t.main)) + star(450, 600, 66, t.spark) + star(450, 740, 34, t.pale) + shine('M350 420Q352 370 390 346V800Q350 790 350 760Z', 0.8) + shade('M640 340Q680 380 680 440V770Q680 850 600 850H580Q660 700 640 340Z', 0.08) + group('translate(780 740)', ring(0, 40, 62, t.main, 24), ellipse(0, -28, 76, 36, t.spark), circle(0, -70, 34, '#F1C7A6'));

const teddy: Glyph = (t) => {
  const fur = mix('#C98D55', t.main, 0.18);
  return circle(350, 250, 84, fur) + circle(650, 250, 84, fur) + circle(350, 250, 46, '#F0D2AE') + circle(650, 250, 46, '#F0D2AE') + ellipse(270, 630, 90, 120, fur) + ellipse(730, 630, 90, 120, fur) + ellipse(500, 690, 230, 180, fur) + ellipse(500, 700, 150, 130, '#F0D2AE') + ellipse(340, 810, 100, 76, fur) + ellipse(660, 810, 100, 76, fur) + circle(330, 816, 42, '#F0D2AE') + circle(670, 816, 42, '#F0D2AE') + circle(500, 380, 210, fur) + ellipse(500, 440, 100, 80, '#F7E3C8') + ellipse(500, 404, 38, 26, '#4A2C18') + line('M500 430V462M500 462Q460 490 444 466M500 462Q540 490 556 466', '#4A2C18', 9) + circle(418, 350, 22, '#3A2112') + circle(582, 350, 22, '#3A2112') + circle(425, 342, 7, white) + circle(589, 342, 7, white) + circle(370, 420, 28, '#EFA58B') + circle(630, 420, 28, '#EFA58B') + path('M500 580L380 530V650Z', t.main) + path('M500 580L620 530V650Z', t.main) + circle(500, 584, 34, t.spark);
};

const blocks: Glyph = (t) => {
  const cube = (x: number, y: number, f: string, mark: string) => rect(x, y, 220, 220, 26, f) + rect(x + 22, y + 22, 176, 176, 16, mix(f, white, 0.75)) + group(`translate(${x + 110} ${y + 110})`, mark) + shade(`M${x + 180} ${y}h14q26 0 26 26v168q0 26 -26 26h-14Z`, 0.1);
  return cube(160, 630, t.main, star(0, 6, 62, t.main)) + cube(400, 630, t.spark, circle(0, 0, 56, t.spark)) + cube(640, 630, '#D9574A', path('M0 -58L58 50H-58Z', '#D9574A')) + cube(280, 400, '#5BA66B', leaf(0, 70, 140, 0, '#5BA66B')) + cube(520, 400, t.deep, flower(0, 0, 66, t.main, t.spark)) + cube(400, 170, '#F08A3C', path('M0 56C-80 0 -60 -60 -24 -56Q-6 -54 0 -36Q6 -54 24 -56C60 -60 80 0 0 56Z', '#F08A3C'));
};

const cricket: Glyph = (t) =>
  group('translate(430 480) rotate(32)', rect(-26, -390, 52, 230, 26, t.main), each(6, (i) => line(`M-24 ${-370 + i * 36}L24 ${-350 + i * 36}`, mix(t.main, white, 0.4), 7)), path('M-84 -170Q0 -210 84 -170V330Q84 390 0 390T-84 330Z', '#E7C48D'), shade('M30 -188Q84 -176 84 -170V330Q84 386 20 390Q60 100 30 -188Z', 0.13), rect(-84, -60, 168, 90, 0, t.spark), rect(-84, -46, 168, 20, 0, t.main), shine('M-64 -150H-34V340H-56Z', 0.35)) +
  each(3, (i) => rect(690 + i * 54, 330, 26, 520, 10, '#E7C48D')) + rect(684, 306, 76, 22, 10, t.spark) + rect(750, 306, 76, 22, 10, t.spark) + circle(620, 780, 82, '#B8292F') + line('M560 730Q620 780 566 836M672 722Q624 780 680 834', '#F3D7C2', 8) + shine('M560 770A70 70 0 0 1 620 712A80 80 0 0 0 560 770Z', 0.4);

const football: Glyph = (t) =>
  each(9, (i) => path(`M${120 + i * 90} 866l16 -70l14 70l18 -52l10 52Z`, '#3E8E41')) + circle(500, 520, 320, white) + shade('M640 232A320 320 0 0 1 500 840Q720 700 640 232Z', 0.1) + path('M500 400L610 480L568 610H432L390 480Z', t.ink) + each(5, (i) => `<g transform="rotate(${i * 72} 500 520)"><path d="M420 214Q500 190 580 214L550 290H450Z" fill="${t.main}"/><path d="M500 400V290" stroke="#2B2F33" stroke-width="9"/></g>`) + ring(500, 520, 318, mix(t.ink, white, 0.4), 6) + shine('M260 440A260 260 0 0 1 420 270Q330 360 300 470Z', 0.9) + star(820, 300, 46, t.spark) + star(170, 420, 34, t.spark);

const dumbbell: Glyph = (t) => {
  const one = rect(-200, -26, 400, 52, 26, '#AEB8C1') + each(2, (i) => group(`scale(${i ? -1 : 1} 1)`, rect(-210, -130, 84, 260, 30, t.main), rect(-286, -100, 84, 200, 30, t.deep), rect(-326, -44, 50, 88, 16, '#8793A0'), shine('M-196 -110H-176V110H-196Z', 0.25))) + each(7, (i) => rect(-84 + i * 26, -24, 10, 48, 4, '#8793A0'));
  return group('translate(500 470) rotate(-24) scale(.9)', one) + group('translate(520 730) scale(1.12)', one);
};

const yoga: Glyph = (t) =>
  path('M150 640H760Q850 640 850 740T760 850H150Z', t.main) + path('M150 640H700Q640 680 640 745T700 850H150Z', mix(t.main, white, 0.2)) + each(7, (i) => line(`M190 ${668 + i * 26}H620`, mix(t.main, white, 0.36), 5)) + circle(760, 745, 106, t.deep) + each(4, (i) => ring(760, 745, 90 - i * 24, mix(t.main, white, 0.3), 8)) + path('M330 640H400V850H330Z', t.spark) +
  circle(500, 280, 62, t.deep) + path('M500 350C560 350 570 400 570 470H430C430 400 440 350 500 350Z', t.spark) + line('M440 390C370 430 340 500 300 540M560 390C630 430 660 500 700 540', t.deep, 34) + path('M300 600C300 540 400 510 500 510S700 540 700 600Q600 640 500 600Q400 640 300 600Z', t.deep);

const badminton: Glyph = (t) =>
  group('translate(430 420) rotate(-30)', ellipse(0, -60, 190, 240, t.main), ellipse(0, -60, 160, 210, t.pale), faint(0.6, each(9, (i) => line(`M${-140 + i * 35} -250V130`, t.deep, 4)), each(11, (i) => line(`M-160 ${-240 + i * 36}H160`, t.deep, 4))), `<ellipse cx="0" cy="-60" rx="176" ry="226" fill="none" stroke="${t.main}" stroke-width="34"/>`, path('M-40 160L0 200L40 160L20 320H-20Z', t.main), rect(-22, 300, 44, 250, 22, t.ink), each(6, (i) => line(`M-20 ${330 + i * 34}L20 ${344 + i * 34}`, t.spark, 6))) +
  group('translate(730 650) rotate(28)', path('M-120 -200L-40 40H40L120 -200Q60 -170 40 -210Q0 -180 -40 -210Q-60 -170 -120 -200Z', white), each(5, (i) => line(`M${-80 + i * 40} -196L${-30 + i * 15} 30`, '#CBD5DA', 6)), path('M-52 40H52Q60 130 0 130T-52 40Z', t.spark), rect(-54, 26, 108, 26, 13, t.main));

const novel: Glyph = (t) =>
  group('translate(520 540) rotate(7)', path('M-200 -330H180Q210 -330 210 -300V300H-200Z', t.spark), path('M-200 300H210V330Q210 346 190 346H-170Q-200 346 -200 320Z', '#F6EEDB')) +
  path('M230 230H630Q664 230 664 264V780H230Z', t.main) + path('M230 200Q190 210 190 260V820Q190 850 230 850H664V780H230Z', t.deep) + path('M230 790H664V838H236Q214 838 214 814T230 790Z', '#F6EEDB') + line('M240 804H660M240 822H660', '#D9CDB2', 4) + path('M190 260Q190 210 240 210V780Q190 780 190 820Z', t.deep) + circle(450, 470, 120, t.pale) + path('M350 510C400 440 430 520 470 470S540 450 552 500A120 120 0 0 1 350 510Z', t.main) + circle(490, 410, 30, t.spark) + rect(320, 630, 260, 30, 15, t.spark) + rect(360, 682, 180, 20, 10, t.pale) + path('M560 210H610V360L585 330L560 360Z', t.spark) + faint(0.8, `<rect x="268" y="252" width="366" height="500" rx="10" fill="none" stroke="${t.spark}" stroke-width="6"/>`);

const childrensBook: Glyph = (t) =>
  path('M500 360Q330 270 130 320V800Q330 750 500 840Z', '#FFFDF6') + path('M500 360Q670 270 870 320V800Q670 750 500 840Z', '#FBF5E6') + path('M130 800Q330 750 500 840Q670 750 870 800V836Q670 790 500 876Q330 790 130 836Z', t.main) + shade('M500 360Q540 338 580 324V796Q540 812 500 840Z', 0.07) + circle(250, 450, 56, t.spark) + path('M150 690Q230 560 300 650Q360 570 470 720V770Q330 720 150 740Z', '#6BB35A') + path('M290 560L350 490L410 566V640H290Z', t.main) + path('M270 566L350 480L430 574Z', '#D9574A') + each(4, (i) => rect(570, 430 + i * 60, 240 - (i % 2) * 60, 22, 11, mix(t.main, white, 0.5))) + star(640, 720, 44, t.spark) + flower(760, 716, 44, t.main, t.spark) + group('translate(500 230)', star(-150, 20, 40, t.spark), star(0, -30, 56, t.main), star(150, 20, 40, t.spark));

const notebook: Glyph = (t) =>
  group('translate(600 520) rotate(9)', rect(-200, -290, 420, 580, 30, t.spark), rect(-180, -270, 380, 540, 20, mix(t.spark, white, 0.3))) + rect(190, 220, 460, 620, 34, t.main) + rect(190, 220, 90, 620, 34, t.deep) + rect(240, 220, 40, 620, 0, t.deep) + each(9, (i) => circle(236, 276 + i * 64, 14, mix(t.deep, white, 0.7)) + line(`M150 ${276 + i * 64}H230`, '#B9C2C9', 12)) + rect(340, 320, 250, 140, 18, '#FFFDF6') + line('M370 370H560M370 410H500', t.main, 10) + each(3, (r) => each(3, (i) => flower(380 + i * 84, 570 + r * 84, 26, t.pale, t.spark))) + group('translate(800 560) rotate(18)', rect(-22, -240, 44, 420, 8, '#F2B93B'), rect(-22, -240, 44, 50, 8, '#E98B8B'), rect(-22, -196, 44, 22, 0, '#B7C0C8'), path('M-22 180H22L0 250Z', '#F0D9B5'), path('M-8 226H8L0 250Z', '#333333'), shade('M6 -240H22V180H6Z', 0.15));

const pens: Glyph = (t) =>
  group('translate(500 520)', ...[-34, -17, 0, 17, 34].map((angle, i) => group(`rotate(${angle} 0 330)`, rect(-26, -370 + Math.abs(angle) * 2, 52, 500, 10, [t.main, t.spark, t.deep, '#5BA66B', '#D9574A'][i] ?? t.main), path(`M-26 ${-370 + Math.abs(angle) * 2}H26L0 ${-450 + Math.abs(angle) * 2}Z`, '#F3DDB8'), path(`M-9 ${-422 + Math.abs(angle) * 2}H9L0 ${-450 + Math.abs(angle) * 2}Z`, [t.main, t.spark, t.deep, '#5BA66B', '#D9574A'][i] ?? t.main), shine(`M-18 ${-360 + Math.abs(angle) * 2}H-6V120H-18Z`, 0.3)))) +
  path('M300 520H700L670 820Q664 850 630 850H370Q336 850 330 820Z', t.main) + shade('M610 520H700L670 820Q664 850 630 850H570Q620 700 610 520Z') + rect(284, 496, 432, 52, 26, t.deep) + each(4, (i) => flower(370 + i * 86, 690, 38, t.pale, t.spark)) + line('M330 610H670M340 770H660', t.spark, 9);

export const babyGlyphs: Record<string, Glyph> = { diapers, feeding, 'soft-toys': teddy, 'learning-toys': blocks };
export const sportsGlyphs: Record<string, Glyph> = { cricket, football, 'dumbbells': dumbbell, 'yoga-mats': yoga, badminton };
export const bookGlyphs: Record<string, Glyph> = { novels: novel, 'childrens-books': childrensBook, notebooks: notebook, 'pens-art': pens };
