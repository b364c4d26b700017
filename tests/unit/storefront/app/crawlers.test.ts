/** Who is a program that reads pages, and who a person. */
import { isCrawler } from '../../../../storefront/src/app/crawlers';

const phone = 'Mozilla/5.0 (Linux; Android 13; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile';

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  `${phone} Safari/537.36 (compatible; Google-InspectionTool/1.0;)`,
  `${phone} Safari/537.36 Chrome-Lighthouse`,
  `${phone} Safari/537.36 (compatible; GoogleOther)`,
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'meta-externalagent/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/crawler)',
  'WhatsApp/2.23.20.0',
  'TelegramBot (like TwitterBot)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
  'Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)',
  'Mediapartners-Google',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/100 Safari/537.36 PTST/230101',
])('a crawler: %s', (userAgent) => expect(isCrawler(userAgent)).toBe(true));

test.each([
  `${phone} Safari/537.36`,
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 10; CUBOT X30) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/90.0 Mobile Safari/537.36',
  `${phone} Safari/537.36 [FBAN/EMA;FBLC/bn_BD;FBAV/320.0.0.11.113;]`,
  `${phone} Safari/537.36 Instagram 300.0.0.0`,
])('a person: %s', (userAgent) => expect(isCrawler(userAgent)).toBe(false));
