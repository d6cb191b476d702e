import { invoiceStore, useActions, usePorts, useShop } from '@hearth/state'
import { Box, Tabs } from '@hearth/ui'
import { useLoginGate } from '#hooks/use-login-gate'
import { usePageLoad } from '#hooks/use-page-load'
import { CardsSkeleton } from '#parts/page/cards-skeleton'
import { ShopperPage } from '#parts/page/shopper-page'
import { routePath, type ScreenProps } from '#routes'
import { ChoiceForm } from './choice-form'
import { VatForm } from './vat-form'
import css from './invoice.module.css'

const TABS = [
  { key: 'ordinary', label: '普通发票' },
  { key: 'vat', label: '增值税专用发票' },
] as const

/** The shopper's invoice data: the title of ordinary invoices, and the company of special ones (F04, E04). */
export function InvoiceScreen({ query }: ScreenProps) {
  const ordinary = query.tab !== 'vat'
  const { navigate } = usePorts()
  const choice = useShop(invoiceStore, (state) => state.choice)
  const vat = useShop(invoiceStore, (state) => state.vat)
  const { load, forgetRefusal } = useActions(invoiceStore)
  usePageLoad(load, useLoginGate(routePath('invoice', {}, query)))
  const shown = ordinary ? choice : vat
  const choose = (key: string) => {
    forgetRefusal()
    navigate(routePath('invoice', {}, { tab: key === 'ordinary' ? undefined : key }), { replace: true })
  }
  return (
    <ShopperPage
      entry="account"
      title="发票资料"
      load={shown}
      onRefresh={load}
      skeleton={<CardsSkeleton lines={[4, 6]} className={css.page} />}
    >
      <Box className={css.tabs}>
        <Tabs label="发票" items={[...TABS]} current={ordinary ? 'ordinary' : 'vat'} onChange={choose} />
      </Box>
      <Box className={css.page}>
        {ordinary && choice.data && <ChoiceForm choice={choice.data} />}
        {!ordinary && vat.data && <VatForm key={vat.data.invoice?.invoiceId ?? ''} vat={vat.data.invoice} />}
      </Box>
    </ShopperPage>
  )
}
