export {
  checkDraw,
  drawCommitment,
  drawNumber,
  drawPrize,
  drawText,
  oddsText,
  playerNo,
  prizeTableText,
  totalWeight,
  type DrawCheck,
  type DrawFacts,
  type TablePrize,
} from '#draw/draw-prize'
export { firstWordOf, sha256Hex } from '#draw/sha-256'
export {
  chancesLeft,
  countChances,
  FORM_OFF_TEXT,
  nextChance,
  offeredForms,
  type ChanceFacts,
  type ChancesLeft,
  type LotteryForms,
} from '#draw/lottery-chances'
export { drawRefusal, drawRefusalText, type Drawer, type DrawRefusal } from '#draw/lottery-state'
export {
  MOST_PRIZE_WORTH,
  PRIZE_ENDING,
  PRIZE_STEPS,
  prizeStep,
  type PrizeDeed,
  type PrizeStep,
} from '#draw/prize-steps'
