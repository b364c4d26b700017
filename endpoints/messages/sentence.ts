/** The server's sentences, in both languages. Values are in braces: `{min}`. */
export type Sentence = { en: string; bn: string };
