/** Controls of the CMS that come without a name get one; what has a name keeps it. */
import { nameControls } from '../../../admin-components/shell/nameControls';

const names = {
  moreActions: 'More actions',
  moreWaysToSave: 'More ways to save',
  preview: 'Preview',
  locked: 'Somebody is editing this',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  formats: { bold: 'Bold' },
  selectAll: 'Select all',
  select: (name: string) => `Select: ${name}`,
  move: (name: string) => `Move: ${name}`,
  edit: (name: string) => `Edit: ${name}`,
  remove: (name: string) => `Remove: ${name}`,
};

/** The names in the page, in its order. */
function named(html: string, selector: string, by = 'aria-label'): (string | null)[] {
  document.body.innerHTML = html;
  nameControls(document, names);
  return [...document.querySelectorAll(selector)].map((each) => each.getAttribute(by));
}

test('a field is named by the label before it, without the star of what is required', () => {
  const html = `
    <form>
      <div class="field-type"><label class="field-label">Heading<span>*</span></label><div><input type="text"></div></div>
      <div class="field-type"><label for="known">Known</label><input id="known" type="text"></div>
      <div><label class="field-label">Text</label><div><div contenteditable="true" role="textbox"></div></div></div>
      <input type="hidden"><input type="text" aria-label="Search">
    </form>`;
  expect(named(html, 'input, [role="textbox"]')).toEqual(['Heading', null, 'Text', null, 'Search']);
});

test('buttons that show only a sign say what they do', () => {
  const html = `
    <div id="action-save-popup"><button class="popup-button"></button></div>
    <button class="popup-button"></button><button class="popup-button">Locales</button>
    <button data-button-key="bold"></button><button data-button-key="unknown"></button>
    <div class="upload-relationship-details"><p class="upload-relationship-details__filename">eid.jpg</p>
      <button class="upload-relationship-details__edit"></button><button class="upload-relationship-details__remove"></button></div>
    <div class="collapsible"><div class="collapsible__drag" role="button"></div><div class="collapsible__header-wrap">01 Text</div></div>`;
  expect(named(html, 'button, .collapsible__drag')).toEqual([
    'More ways to save',
    'More actions',
    null,
    'Bold',
    null,
    'Edit: eid.jpg',
    'Remove: eid.jpg',
    'Move: 01 Text',
  ]);
});

test('the boxes of a list are named by their rows', () => {
  const html = `
    <table><thead><tr><th><input type="checkbox" aria-label=""></th></tr></thead>
    <tbody><tr><td><input type="checkbox" aria-label=""></td><td><a href="#">Eid</a></td></tr>
    <tr><td><input type="checkbox" aria-label="Mine"></td></tr></tbody></table>`;
  expect(named(html, 'input')).toEqual(['Select all', 'Select: Eid', 'Mine']);
});

test('what is hidden from readers is not reached by keys, and tabs and frames say what they are', () => {
  const hidden = '<button aria-hidden="true"></button><div aria-hidden="true" tabindex="0"></div>';
  expect(named(hidden, '[aria-hidden]', 'tabindex')).toEqual(['-1', '-1']);
  expect(named('<div class="locked" role="button" tabindex="0"></div>', '.locked')).toEqual([
    'Somebody is editing this',
  ]);
  const arrows = '<button class="clickable-arrow--left"></button><button class="clickable-arrow--right"></button>';
  expect(named(arrows, 'button')).toEqual(['Previous page', 'Next page']);
  expect(named('<ul class="doc-tabs__tabs"><a>Edit</a></ul>', 'ul', 'role')).toEqual(['group']);
  expect(named('<a class="doc-tab" aria-label="Versions">Versions 3</a>', 'a')).toEqual([null]);
  expect(named('<iframe></iframe><iframe title="Mine"></iframe>', 'iframe', 'title')).toEqual(['Preview', 'Mine']);
});
