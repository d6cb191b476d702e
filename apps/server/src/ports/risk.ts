/** A claimed identity. */
export interface Person {
  /** Name on the identity card. */
  realName: string
  /** Number of the identity card: 18 characters, of which the last may be X. Its check digit was verified. */
  idNumber: string
}

/** An applicant for a trial, with the data for judging the risk. */
export interface TrialApplication {
  shopperId: string
  skuNo: string
  /** Fen: the value of the product. */
  amount: number
  /** Trials of this shopper whose product came back or was paid for. */
  goodTrials: number
  /** Epoch ms: when the shopper's account began. */
  shopperSince: number
  /** Where the product would be sent: province, city and district. */
  area: string
}

/** A shopper who draws in a lottery for the first time. */
export interface LotteryEntry {
  shopperId: string
  lotteryId: string
  /** Epoch ms: when the shopper's account began. */
  shopperSince: number
  /** A hash of the device that the page reported; absent without one. */
  device?: string
  /** A hash of the network that the request came from. */
  network: string
}

/**
 * The port that verifies identities and judges risk. The shop's own rules are a stand-in; an owner's own service is a
 * module that `RISK` names.
 */
export interface Risk {
  /** Whether a name belongs to an id number; rejects if it cannot be checked now. Neither may be stored. */
  identify(person: Person): Promise<boolean>
  /**
   * Judges whether a product may be lent without a review: `pass`, or `review` if staff have to decide. It never
   * refuses: only staff refuse, with a reason. If it rejects, staff decide.
   */
  judge(application: TrialApplication): Promise<'pass' | 'review'>
  /**
   * Judges whether a lottery prize may be claimed without a review: `pass`, or `review` if staff have to decide. It
   * changes neither the draws nor their odds. If it is absent or rejects, players pass.
   */
  judgeEntry?(entry: LotteryEntry): Promise<'pass' | 'review'>
}

/** Fen: staff judge a shopper's first trial of a product of this value or more. */
const REVIEWED_FROM = 100_000

/**
 * A stand-in for a risk service, for trying the shop: it accepts every identity, and has staff review expensive first
 * trials.
 */
export const ownRisk: Risk = {
  identify: () => Promise.resolve(true),
  judge: ({ amount, goodTrials }) => Promise.resolve(amount >= REVIEWED_FROM && goodTrials === 0 ? 'review' : 'pass'),
}
