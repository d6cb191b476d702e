import { certificationStore, useActions, useShop, type Certification } from '@hearth/state'
import { Button, Card, Link, Text } from '@hearth/ui'
import css from './agree-anew.module.css'

export interface AgreeAnewProps {
  /** True to show the agreement. The code of the component is loaded when the value is first true. */
  open: boolean
  certification: Certification
  /** Called after the promoter has agreed, to reload the page's data. */
  onAgreed?: () => unknown
}

/** Shows a promoter a new version of the agreement and asks for consent. Shows nothing to other shoppers. */
export function AgreeAnew({ certification, onAgreed }: AgreeAnewProps) {
  const busy = useShop(certificationStore, (state) => state.agreeing)
  const { agree } = useActions(certificationStore)
  if (!certification.certified) return null
  const { agreementVersion, agreementUrl } = certification
  const press = async () => {
    if (await agree(agreementVersion)) await onAgreed?.()
  }
  return (
    <Card as="section" label="协议更新">
      <Text as="h2" className={css.title}>
        推广员服务协议有更新
      </Text>
      <Text as="p" className={css.note}>
        {`请阅读第 ${agreementVersion} 版协议，同意后可以继续分享、开店和邀请好友。已有的返利不受影响，可以照常提现。`}
      </Text>
      <Link to={agreementUrl} className={css.way}>
        《推广员服务协议》
      </Link>
      <Button block busy={busy} onPress={press}>
        已阅读并同意
      </Button>
    </Card>
  )
}
