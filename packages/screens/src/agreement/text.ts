/** A chapter of an agreement. */
export interface Chapter {
  title: string
  paragraphs: readonly string[]
}

/** An agreement as a shopper reads it. */
export interface AgreementText {
  title: string
  /** Day from which it holds, such as 2026 年 11 月 1 日; absent for what nobody agrees to. */
  since?: string
  /** What it is about, before the first chapter. */
  lead: string
  chapters: readonly Chapter[]
}
