import { FREE_TRIAL_STATUS, TRIAL_CHARGE } from '@hearth/domain'
import { sql } from 'kysely'

const { trying, returning } = FREE_TRIAL_STATUS

/** Free trials of which something is still to come, of `free_trial`. */
export const openTrials = sql<boolean>`(free_trial.status in (${sql.lit(trying)}, ${sql.lit(returning)}) or free_trial.charge = ${sql.lit(TRIAL_CHARGE.due)})`
