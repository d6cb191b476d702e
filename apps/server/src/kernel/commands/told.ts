import { AsyncLocalStorage } from 'node:async_hooks'

/** Languages that `hearth` speaks; the first where nothing is said. */
export const LANGUAGES = ['zh', 'en'] as const

export type Language = (typeof LANGUAGES)[number]

/** A text in both languages. Types refuse one alone. */
export type Told = Readonly<Record<Language, string>>

const spoken = new AsyncLocalStorage<Language>()

/** The language that `HEARTH_LANG` names; nothing where it names none. */
export const languageOf = (word: string | undefined): Language | undefined => LANGUAGES.find((one) => one === word)

/** The language of the command that runs. */
export const language = (): Language => spoken.getStore() ?? languageOf(process.env['HEARTH_LANG']) ?? LANGUAGES[0]

/** Runs a command in a language. */
export const inLanguage = <Result>(chosen: Language, run: () => Result): Result => spoken.run(chosen, run)

/** A text in the language of the command that runs. */
export const told = (text: Told): string => text[language()]

/** Several things in a row, with the comma of the language between them. */
export const listed = (things: readonly string[]): string => things.join(told({ zh: '、', en: ', ' }))
