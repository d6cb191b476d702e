import { PRICE_STAGE, PRICE_STAGE_LABEL } from '@hearth/domain'
import type { PriceDetail } from '@hearth/state'
import { Box, Price, Sheet, Text } from '@hearth/ui'
import css from './price-details-sheet.module.css'

/** The data that explains a price. */
export interface PriceExplained {
  /** The steps by which the amounts were computed. Without them, no explanation is offered. */
  details: readonly PriceDetail[] | undefined
  /** The products of the order, for their names. */
  products: readonly { skuNo: string; name: string }[]
}

/** Explains how a price was computed: the reductions of each product and of the whole order, and their sum. */
export function PriceDetailsSheet({
  open,
  onClose,
  details,
  products,
}: PriceExplained & { open: boolean; onClose: () => void; details: readonly PriceDetail[] }) {
  const names = new Map(products.map(({ skuNo, name }) => [skuNo, name]))
  const skuNos = [...new Set(details.flatMap(({ skuNo }) => skuNo ?? []))]
  const ofOrder = details.filter(({ skuNo }) => skuNo === undefined)
  return (
    <Sheet open={open} onClose={onClose} title="价格明细">
      {skuNos.map((skuNo) => (
        <Part
          key={skuNo}
          title={names.get(skuNo) ?? skuNo}
          rows={details.filter((row) => row.skuNo === skuNo)}
          total="小计"
        />
      ))}
      {ofOrder.length > 0 && <Part title="整单" rows={ofOrder} />}
      <Box className={css.sum}>
        <Text>合计</Text>
        <Price fen={sumOf(details)} />
      </Box>
      <Text as="p" className={css.note}>
        优惠按商品金额分摊到分；退款时按这里的金额退回，不再重新计算。
      </Text>
    </Sheet>
  )
}

function Part({ title, rows, total }: { title: string; rows: readonly PriceDetail[]; total?: string }) {
  return (
    <Box as="section" label={title} className={css.part}>
      <Text as="h3" className={css.title}>
        {title}
      </Text>
      <Box as="dl">
        {rows.map((row, at) => (
          <Box key={at} className={css.row}>
            <Box as="dt" className={css.name}>
              {wordsFor(row)}
            </Box>
            <Box as="dd">
              <Amount fen={row.fen} />
            </Box>
          </Box>
        ))}
        {total && rows.length > 1 && (
          <Box className={css.total}>
            <Box as="dt">{total}</Box>
            <Box as="dd">
              <Amount fen={sumOf(rows)} />
            </Box>
          </Box>
        )}
      </Box>
    </Box>
  )
}

const Amount = ({ fen }: { fen: number }) => <Price fen={Math.abs(fen)} size="s" prefix={fen < 0 ? '-' : ''} plain />

const wordsFor = ({ stage, sourceName }: PriceDetail): string =>
  sourceName && stage !== PRICE_STAGE.list ? `${PRICE_STAGE_LABEL[stage]} · ${sourceName}` : PRICE_STAGE_LABEL[stage]

const sumOf = (rows: readonly PriceDetail[]): number => rows.reduce((sum, { fen }) => sum + fen, 0)
