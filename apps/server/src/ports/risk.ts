/** Somebody who says who they are. */
export interface Person {
  /** Name on the id. */
  realName: string
  /** Number of the id: 18 digits, the last may be X. Its check digit is right. */
  idNumber: string
}

/** Somebody who wants to try a product, as far as it helps to judge them. */
export interface TrialApplication {
  shopperId: string
  skuNo: string
  /** Fen: what the product is worth. */
  amount: number
  /** Trials of this shopper whose product came back or was paid for. */
  goodTrials: number
  /** Epoch ms: since when the shop knows them. */
  shopperSince: number
  /** Where the product would go: province, city and district. */
  area: string
}

/** Somebody who draws in a lottery for the first time. */
export interface LotteryEntry {
  shopperId: string
  lotteryId: string
  /** Epoch ms: since when the shop knows them. */
  shopperSince: number
  /** A hash of the device that the page told; absent where it told none. */
  device?: string
  /** A hash of the network it came from. */
  network: string
}

/**
 * The port to whoever knows whether people are who they say, and whether they can be trusted with goods. The shop's own
 * stands in for one; an owner's stands in a module that `RISK` names.
 */
export interface Risk {
  /** Whether a name belongs to a number; rejects where that cannot be told now. Neither may be kept. */
  identify(person: Person): Promise<boolean>
  /**
   * Whether a product may be lent without anybody looking: `pass`, or `review` for staff to judge. It never refuses: a
   * person does, and says why. Where it rejects, staff judge.
   */
  judge(application: TrialApplication): Promise<'pass' | 'review'>
  /**
   * Whether what somebody wins in a lottery may be claimed without anybody looking: `pass`, or `review` for staff to
   * judge. They draw all the same, with the same odds. Where it is absent or rejects, they pass.
   */
  judgeEntry?(entry: LotteryEntry): Promise<'pass' | 'review'>
}

/** Fen from which on what is lent for the first time is judged by staff. */
export const REVIEWED_FROM = 100_000

/**
 * Stands in for a service of risk, for trying the shop: it takes everybody for who they say, and has staff judge who
 * wants something dear before they have tried anything.
 */
export const ownRisk: Risk = {
  identify: () => Promise.resolve(true),
  judge: ({ amount, goodTrials }) => Promise.resolve(amount >= REVIEWED_FROM && goodTrials === 0 ? 'review' : 'pass'),
}
