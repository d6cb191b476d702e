import { CERTIFICATION_STATUS, formatDateTime, needsNewAgreement } from '@hearth/domain'
import { certificationStore, useActions, usePorts, useShop, type Certification } from '@hearth/state'
import { Box, Button, Card, late, Link, Tag, Text } from '@hearth/ui'
import { useState } from 'react'
import { useLoginGate } from '#hooks/use-login-gate'
import { usePageLoad } from '#hooks/use-page-load'
import { CardsSkeleton } from '#parts/page/cards-skeleton'
import { ShopperPage } from '#parts/page/shopper-page'
import { routePath, type ScreenProps } from '#routes'
import { useWithMessages } from '#twins/use-with-messages'
import { ApplyPart } from './apply-part'
import css from './certification.module.css'

const AgreeAnew = late(async () => (await import('#parts/promoter/agree-anew')).AgreeAnew)
const MessageInvite = late(async () => (await import('#parts/account/message-invite')).MessageInvite)

const { none, reviewing, passed, refused } = CERTIFICATION_STATUS

/** The page of a shopper who wants to become a promoter: the application form, or its status (F15, P02). */
export function CertificationScreen({ query: { inviteCode = '' } }: ScreenProps) {
  const certification = useShop(certificationStore, (state) => state.certification)
  const { load } = useActions(certificationStore)
  const gate = useLoginGate(routePath('certification', {}, inviteCode === '' ? {} : { inviteCode }))
  const { askForMessages } = usePorts()
  const whole = useWithMessages(certification, gate)
  usePageLoad(load, gate)
  const [again, setAgain] = useState(false)
  const { data } = certification
  return (
    <ShopperPage
      entry="account"
      title="推广员认证"
      load={whole}
      onRefresh={load}
      skeleton={<CardsSkeleton lines={[3, 6]} className={css.page} />}
    >
      {data && (
        <Box className={css.page}>
          {data.status === none ? <Terms /> : <Standing certification={data} />}
          {needsNewAgreement(data) && <AgreeAnew open certification={data} />}
          {data.status === refused && !again && (
            <Button block onPress={() => setAgain(true)}>
              修改后重新申请
            </Button>
          )}
          {(data.status === none || (data.status === refused && again)) && (
            <ApplyPart certification={data} inviteCode={inviteCode} onSent={() => setAgain(false)} />
          )}
          {data.status === reviewing && askForMessages && <MessageInvite open moment="promoter" />}
        </Box>
      )}
    </ShopperPage>
  )
}

/** What a promoter does and earns, shown before the application. */
function Terms() {
  return (
    <Card as="section" label="成为推广员">
      <Text as="h2" className={css.title}>
        成为推广员
      </Text>
      <Box as="ul" role="list" className={css.terms}>
        {[
          '申请和推广都不收费，也不需要先购买商品',
          '好友通过您的分享购买并确认收货，您获得返利',
          '返利只有一级，不按邀请人数计算',
        ].map((line) => (
          <Box as="li" key={line}>
            <Text>{line}</Text>
          </Box>
        ))}
      </Box>
    </Card>
  )
}

/** The status of the application, or of the promoter. */
function Standing({ certification }: { certification: Certification }) {
  const { status, realName, telephone, applyTime, reason, suspended, suspendedReason } = certification
  const [tone, label, words] =
    status === passed
      ? suspended
        ? (['bad', '已暂停', '暂停期间的新订单不产生返利，如有疑问请联系客服。'] as const)
        : (['good', '已认证', '您可以分享商品、开通小店了。'] as const)
      : status === reviewing
        ? (['warn', '审核中', '我们会尽快审核，结果会通知您。'] as const)
        : (['bad', '未通过', '您可以按原因修改后重新申请。'] as const)
  return (
    <Card as="section" label="认证状态">
      <Box className={css.head}>
        <Text as="h2" className={css.title}>
          认证状态
        </Text>
        <Tag tone={tone}>{label}</Tag>
      </Box>
      <Text as="p" className={css.line}>{`${realName ?? ''} ${telephone ?? ''}`}</Text>
      {applyTime !== undefined && <Text as="p" className={css.note}>{`${formatDateTime(applyTime)} 提交申请`}</Text>}
      {(suspendedReason ?? reason) && <Text as="p" className={css.reason}>{`原因：${suspendedReason ?? reason}`}</Text>}
      <Text as="p" className={css.note}>
        {words}
      </Text>
      {status === passed && (
        <Link to={suspended ? '/agreement/service' : routePath('myStore')} className={css.way}>
          {suspended ? '联系客服' : '去我的小店'}
        </Link>
      )}
    </Card>
  )
}
