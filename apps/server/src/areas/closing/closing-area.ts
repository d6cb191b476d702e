import { OPS_CODE, reports, type Reconcile, type StatementLine } from '@hearth/ops'
import { closingCommand } from '#areas/closing/closing-command'
import { readClosing } from '#areas/closing/read-closing'
import { around, reconcile } from '#areas/closing/reconcile'
import { reconcileCommand } from '#areas/closing/reconcile-command'
import { reportDays, type ReportDay } from '#kernel/ops/report-days'
import { defineArea } from '#kernel/area'
import { reads, type OpsContext } from '#kernel/ops/ops-area'
import { OpsError } from '#kernel/ops/ops-error'

/** The closing of days for a bookkeeper, and the comparison of the books with the cashier's statement. */
export const closingArea = defineArea({
  name: 'closing',
  commands: [closingCommand, reconcileCommand],
  calls: [],
  ops: [
    reads(reports, {
      closing: (days, { db }) => readClosing(db, reportDays(days)),
      async reconcile(wish, context) {
        const days = reportDays(wish)
        const channel = wish.channel ?? context.ports?.cashier.channel
        if (channel === undefined) throw unknownStatement()
        return reconcile(context.db, channel, days, wish.lines ?? (await askCashier(context, wish, days)))
      },
    }),
  ],
})

/** Asks the cashier for its statement. @throws OpsError badInput if this shop can't ask for it */
async function askCashier({ ports }: OpsContext, { channel }: Reconcile, days: ReportDay[]): Promise<StatementLine[]> {
  const cashier = ports?.cashier
  if (!cashier?.statement || (channel !== undefined && channel !== cashier.channel)) throw unknownStatement()
  return cashier.statement(around(days))
}

const unknownStatement = () =>
  new OpsError(OPS_CODE.badInput, { message: '无法向收款渠道查询账单，请提供从该渠道下载的账单', field: 'lines' })
