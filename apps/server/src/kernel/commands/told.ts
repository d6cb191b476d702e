import { AsyncLocalStorage } from 'node:async_hooks'

/** Languages of `hearth`; the first is the default. */
const LANGUAGES = ['zh', 'en'] as const

export type Language = (typeof LANGUAGES)[number]

/** A text in both languages, which the type requires. */
export type Told = Readonly<Record<Language, string>>

const spoken = new AsyncLocalStorage<Language>()

/** The language that `HEARTH_LANG` names, if any. */
export const languageOf = (word: string | undefined): Language | undefined => LANGUAGES.find((one) => one === word)

/** The language of the command that runs. */
export const language = (): Language => spoken.getStore() ?? languageOf(process.env['HEARTH_LANG']) ?? LANGUAGES[0]

/** Runs a command in a language. */
export const inLanguage = <Result>(chosen: Language, run: () => Result): Result => spoken.run(chosen, run)

/** A text in the language of the command that runs. */
export const told = (text: Told): string => text[language()]

/** Several items, joined by the comma of the language. */
export const listed = (things: readonly string[]): string => things.join(told({ zh: '、', en: ', ' }))
