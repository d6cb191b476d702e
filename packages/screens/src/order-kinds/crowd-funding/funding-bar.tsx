import { fundingPercent, type FundingProgress } from '@hearth/domain'
import { Box, HiddenText } from '@hearth/ui'
import { goalText, percentText, raisedText } from './funding-text'
import css from './funding-bar.module.css'

/** A bar with the progress of a crowd-funding. */
export function FundingBar({ progress }: { progress: FundingProgress }) {
  return (
    <Box className={css.bar}>
      <Box className={css.done} style={{ width: `${Math.min(100, fundingPercent(progress))}%` }} decorative />
      <HiddenText>{`已达成 ${percentText(progress)}，${raisedText(progress)}，目标 ${goalText(progress)}`}</HiddenText>
    </Box>
  )
}
