import { SALES_CHANNEL_LABEL, SALES_MAGNITUDE_LABEL, SHOP_STATUS, SHOP_STATUS_LABEL } from '@hearth/domain'
import type { MyStore } from '@hearth/state'
import { Box, Button, Card, late, Tag, Text } from '@hearth/ui'
import { useState, type ReactNode } from 'react'
import { RenameSheet } from '#parts/promoter/rename-sheet'
import { SHOP_TONE } from '#parts/promoter/shop-tone'
import css from './partner-part.module.css'

const AuthorizeSheet = late(async () => (await import('#parts/promoter/authorize-sheet')).AuthorizeSheet)

/**
 * The partner shop of a business. It is authorised by a code, and staff open it.
 * @param children content below the shop's name and status
 */
export function PartnerPart({
  mine: { partner, partnerStanding, certification },
  children,
}: {
  mine: MyStore
  children?: ReactNode
}) {
  const [authorizing, setAuthorizing] = useState(false)
  const [renaming, setRenaming] = useState(false)
  const { status, reason } = partnerStanding
  const mayChange = !certification.suspended
  const canAuthorize = mayChange && (status === SHOP_STATUS.none || status === SHOP_STATUS.closed)
  return (
    <Card as="section" label="合作店">
      <Box className={css.head}>
        <Box className={css.words}>
          <Text as="h2" className={css.name}>
            {partner?.name ?? '合作店'}
          </Text>
          <Text as="p" className={css.note}>
            {partner?.channel && partner.magnitude
              ? `${SALES_CHANNEL_LABEL[partner.channel]} · ${SALES_MAGNITUDE_LABEL[partner.magnitude]}`
              : '有实体店或社群的商家，可以认证合作店'}
          </Text>
          {partner?.address && (
            <Text as="p" className={css.note}>
              {partner.address}
            </Text>
          )}
          {partner?.mobile && (
            <Text as="p" className={css.note}>
              {partner.mobile}
            </Text>
          )}
        </Box>
        {status !== SHOP_STATUS.none && <Tag tone={SHOP_TONE[status]}>{SHOP_STATUS_LABEL[status]}</Tag>}
      </Box>
      {reason && <Text as="p" className={css.bad}>{`原因：${reason}`}</Text>}
      {status === SHOP_STATUS.reviewing && (
        <Text as="p" className={css.note}>
          我们会尽快审核，结果会通知您
        </Text>
      )}
      {canAuthorize && (
        <Button block kind="outline" className={css.press} onPress={() => setAuthorizing(true)}>
          {status === SHOP_STATUS.closed ? '重新认证' : '认证合作店'}
        </Button>
      )}
      {mayChange && status === SHOP_STATUS.open && (
        <Button block kind="outline" className={css.press} onPress={() => setRenaming(true)}>
          修改店名
        </Button>
      )}
      {children}
      {canAuthorize && (
        <AuthorizeSheet open={authorizing} name={partner?.name ?? ''} onClose={() => setAuthorizing(false)} />
      )}
      {renaming && <RenameSheet name={partner?.name ?? ''} which="partner" onClose={() => setRenaming(false)} />}
    </Card>
  )
}
