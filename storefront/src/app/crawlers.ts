/** Programs that read pages for search engines, link previews and measurements: nobody is there to answer a question. */
const generic = /bot|crawl|spider|slurp|preview|lighthouse|inspectiontool|externalhit|externalagent|externalfetcher/i;
/** Those whose names do not say it. The browsers inside apps, which people use, are not among them. */
const named =
  /^whatsapp\/|facebookcatalog|googleother|google-(extended|safety|read-aloud|site-verification)|google favicon|apis-google|mediapartners-google|adsbot|feedfetcher|duplexweb|bingpreview|ptst\/|gtmetrix|pingdom|pagespeed|embedly|quora link|skypeuripreview|ia_archiver|yandex(images|metrika)|bytespider/i;
/** A make of phones whose name looks like one. */
const phones = /cubot/gi;

export const isCrawler = (userAgent: string): boolean => {
  const text = userAgent.replace(phones, '');
  return generic.test(text) || named.test(text);
};
