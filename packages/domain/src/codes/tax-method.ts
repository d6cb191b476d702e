/**
 * The method by which income tax is withheld from promoters, chosen by the owner of the shop. The specification does
 * not define the codes.
 */
export const TAX_METHOD = {
  /** The shop withholds nothing, for example from businesses that send it an invoice. */
  none: 'none',
  /** The tax on income from labour: all income of a month counts as one payment. */
  month: 'month',
  /**
   * The method for people who earn money through an internet platform, since October 2025: the tax is computed from all
   * income of the year so far.
   */
  year: 'year',
} as const

/** One of {@link TAX_METHOD}. */
export type TaxMethod = (typeof TAX_METHOD)[keyof typeof TAX_METHOD]

/** The label of each method for promoters. */
export const TAX_METHOD_LABEL: Readonly<Record<TaxMethod, string>> = {
  none: '不代扣',
  month: '按月预扣（劳务报酬）',
  year: '累计预扣（平台从业人员）',
}
