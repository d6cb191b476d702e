import { CERTIFICATION_STATUS } from '@hearth/domain'
import { EmptyState } from '@hearth/ui'
import { routePath } from '#routes'

const { reviewing, refused } = CERTIFICATION_STATUS

/**
 * Tells a shopper who is not a promoter yet how to become one.
 * @param what the kind of shop, such as 小店
 */
export function NotPromoter({ what, status }: { what: string; status: number | undefined }) {
  const to = routePath('certification')
  if (status === reviewing)
    return (
      <EmptyState
        title="推广员申请正在审核"
        text={`通过后就可以开通${what}，结果会通知您`}
        action={{ label: '查看申请', to }}
      />
    )
  if (status === refused)
    return (
      <EmptyState title="推广员申请未通过" text="看看原因，修改后可以重新申请" action={{ label: '查看原因', to }} />
    )
  return (
    <EmptyState
      picture="box"
      title={`还没有${what}`}
      text={`先申请成为推广员，通过后就可以开通自己的${what}，不收任何费用`}
      action={{ label: '申请成为推广员', to }}
    />
  )
}
