/** The pages of a shop without an owner, as plain HTML: no script, and nothing that has to be built. */
import { westernDigits } from '../../domain/text/bangla';
import { fill } from '../../endpoints/messages/index';
import { setUpMessages, type SetUpWord } from './setUp.messages';
import { style } from './style';

export type Language = 'en' | 'bn';
type Params = Record<string, string | number>;
export type FieldErrors = Record<string, string[]>;
export const panelPath = '/multi-vendor/admin';

const say = (word: SetUpWord, language: Language, params: Params = {}): string =>
  escape(fill(setUpMessages[word][language], params, language));
const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const mark =
  '<svg width="30" height="30" viewBox="0 0 32 32" aria-hidden="true"><rect x="5" y="15" width="22" height="13" rx="2" fill="#fbfaf6"/><rect x="13" y="19" width="6" height="9" rx="1" fill="#0b6e4f"/>' +
  '<path d="M5 6.500A2.500 2.500 0 0 1 7.500 4h17A2.500 2.500 0 0 1 27 6.500V13H5z" fill="#f2a541"/><path d="M9.400 4h4.400v9H9.400zM18.200 4h4.400v9h-4.400z" fill="#fbfaf6"/></svg>';

function html(language: Language, title: string, main: string, other = ''): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} | ${say('brand', language)}</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<header><div><span class="brand">${mark}${say('brand', language)}</span>${other}</div></header>
<main>
${main}
</main>
</body>
</html>
`;
}

const switches: Record<Language, string> = {
  en: `<a href="${panelPath}?language=bn" hreflang="bn" lang="bn">বাংলা</a>`,
  bn: `<a href="${panelPath}?language=en" hreflang="en" lang="en">English</a>`,
};

type Field = {
  name: string;
  label: SetUpWord;
  hint?: SetUpWord;
  type?: string;
  autocomplete?: string;
  inputmode?: string;
  isWide?: boolean;
  isOptional?: boolean;
};

const codeFields: Field[] = [{ name: 'code', label: 'code', hint: 'codeHint', autocomplete: 'off', isWide: true }];
const ownerFields: Field[] = [
  { name: 'name', label: 'name', autocomplete: 'name' },
  { name: 'mobile', label: 'mobile', hint: 'mobileHint', type: 'tel', autocomplete: 'tel' },
  { name: 'email', label: 'email', hint: 'emailHint', type: 'email', autocomplete: 'email', isWide: true },
  { name: 'password', label: 'password', hint: 'passwordHint', type: 'password', autocomplete: 'new-password' },
  { name: 'password_again', label: 'passwordAgain', type: 'password', autocomplete: 'new-password' },
];
const shopFields: Field[] = [
  { name: 'site_contact', label: 'siteContact', type: 'tel', autocomplete: 'off', isOptional: true },
  { name: 'site_email', label: 'siteEmail', type: 'email', autocomplete: 'off', isOptional: true },
  { name: 'general_delivery_charge', label: 'generalCharge', inputmode: 'numeric', autocomplete: 'off' },
  { name: 'grocery_delivery_charge', label: 'groceryCharge', inputmode: 'numeric', autocomplete: 'off' },
];
const fieldNames = [...codeFields, ...ownerFields, ...shopFields].map(({ name }) => name);

type Filled = { language: Language; values?: Record<string, string>; errors?: FieldErrors; notice?: string };

function field(each: Field, { language, values = {}, errors = {} }: Filled): string {
  const { name, type = 'text', autocomplete = 'off' } = each;
  const wrong = errors[name] ?? [];
  const described = [each.hint ? `${name}-hint` : '', wrong.length > 0 ? `${name}-wrong` : '']
    .filter(Boolean)
    .join(' ');
  const value = type === 'password' ? '' : (values[name] ?? '');
  return `<div${each.isWide ? ' class="wide"' : ''}>
<label for="${name}">${say(each.label, language)}${each.isOptional ? ` <small>(${say('optional', language)})</small>` : ''}</label>
<input id="${name}" name="${name}" type="${type}" value="${escape(value)}" autocomplete="${autocomplete}" maxlength="254"${each.inputmode ? ` inputmode="${each.inputmode}"` : ''}${each.isOptional ? '' : ' required'}${wrong.length > 0 ? ' aria-invalid="true"' : ''}${described ? ` aria-describedby="${described}"` : ''}>
${wrong.map((sentence) => `<p class="wrong" id="${name}-wrong">${escape(sentence)}</p>`).join('')}${each.hint ? `<p class="hint" id="${name}-hint">${say(each.hint, language)}</p>` : ''}
</div>`;
}

const part = (title: SetUpWord, fields: Field[], filled: Filled, hint?: SetUpWord): string =>
  `<section><h2>${say(title, filled.language)}</h2>${hint ? `<p>${say(hint, filled.language)}</p>` : ''}
${fields.map((each) => field(each, filled)).join('\n')}
</section>`;

/** The form, empty or as submitted with its errors. Passwords are never sent back. */
export function formPage(filled: Filled): string {
  const { language, notice, errors = {} } = filled;
  // Errors of fields that are not on the page must be readable all the same.
  const elsewhere = Object.entries(errors).flatMap(([name, sentences]) => (fieldNames.includes(name) ? [] : sentences));
  const said = [
    notice ?? (Object.keys(errors).length > 0 ? setUpMessages.checkFields[language] : ''),
    ...elsewhere,
  ].filter(Boolean);
  return html(
    language,
    say('title', language),
    `<h1>${say('title', language)}</h1>
<p class="lead">${say('intro', language)}</p>
${said.length > 0 ? `<p class="notice" role="alert">${said.map(escape).join(' ')}</p>` : ''}
<form method="post" action="${panelPath}">
<input type="hidden" name="language" value="${language}">
${part('codePart', codeFields, filled)}
${part('ownerPart', ownerFields, filled)}
${part('shopPart', shopFields, filled, 'shopHint')}
<button type="submit">${say('submit', language)}</button>
</form>
<p class="foot">${say('byCommand', language)} <code>npm run setup</code></p>`,
    switches[language],
  );
}

/** An error that the form cannot resolve. */
export const noticePage = (language: Language, word: SetUpWord, params: Params = {}): string =>
  html(
    language,
    say('title', language),
    `<h1>${say('title', language)}</h1>\n<p class="notice" role="alert">${say(word, language, params)}</p>`,
    switches[language],
  );

/** The shop is set up; a link to the panel. */
export const donePage = (language: Language, params: { email: string; districts: number; areas: number }): string =>
  html(
    language,
    say('doneTitle', language),
    `<div class="card"><h1>${say('doneTitle', language)}</h1>
<p>${say('doneText', language, params)}</p>
<p>${say('doneNext', language)}</p>
<a class="button" href="${panelPath}/login">${say('signIn', language)}</a></div>`,
  );

/** The notice for shoppers meanwhile, in both languages at once. */
export const openingPage = (): string =>
  html(
    'en',
    `${say('openingTitle', 'en')} · ${say('openingTitle', 'bn')}`,
    `<div class="opening">${(['bn', 'en'] as const)
      .map(
        (language) =>
          `<div lang="${language}"><h2>${say('openingTitle', language)}</h2><p>${say('openingText', language)}</p></div>`,
      )
      .join('\n')}</div>`,
  );

/** The submitted fields of the form; Bangla digits are accepted as numbers. */
export function readForm(body: string): Record<string, string> {
  const sent = new URLSearchParams(body);
  const values = Object.fromEntries(fieldNames.map((name) => [name, (sent.get(name) ?? '').slice(0, 300)]));
  for (const name of ['general_delivery_charge', 'grocery_delivery_charge'])
    values[name] = westernDigits(values[name] ?? '').trim();
  return values;
}
