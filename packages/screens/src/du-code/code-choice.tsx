import { formatDeadline } from '@hearth/domain'
import { chosenPieces, duCodeStore, useActions, usePorts, useShop, type DuCodeProducts } from '@hearth/state'
import { Box, Button, Card, EmptyState, Text } from '@hearth/ui'
import { routePath } from '#routes'
import { CodeProduct } from './code-product'
import css from './du-code.module.css'

/** Lets the shopper choose products of a redemption code. */
export function CodeChoice({ found }: { found: DuCodeProducts }) {
  const { chosen, busy, refusal } = useShop(duCodeStore, ({ chosen, busy, refusal }) => ({ chosen, busy, refusal }))
  const { addToCart, leave } = useActions(duCodeStore)
  const { navigate } = usePorts()
  const { name, skuList, itemQuantity, expiryDate } = found
  const pieces = chosenPieces({ chosen })
  const left = itemQuantity - pieces
  const submit = async () => {
    if (await addToCart()) navigate(routePath('cart'))
  }
  return (
    <>
      <Card>
        <Box className={css.head}>
          <Text as="h2" className={css.name}>
            {name}
          </Text>
          <Button kind="text" size="s" onPress={leave}>
            换一个兑换码
          </Button>
        </Box>
        <Text as="p" className={css.note}>
          {`可任选 ${itemQuantity} 件，${formatDeadline(expiryDate)} 前有效`}
        </Text>
      </Card>
      {skuList.length === 0 ? (
        <EmptyState
          picture="box"
          title="可兑换的商品都已下架"
          text="请联系客服处理"
          action={{ label: '联系客服', to: '/agreement/service' }}
        />
      ) : (
        <>
          <Box as="ul" role="list" className={css.list}>
            {skuList.map((sku) => (
              <CodeProduct key={sku.skuNo} sku={sku} found={found} pieces={chosen[sku.skuNo] ?? 0} left={left} />
            ))}
          </Box>
          <Box live="assertive" className={css.refusal}>
            {refusal && <Text>{refusal}</Text>}
          </Box>
          <Button block busy={busy} disabled={pieces === 0} onPress={submit}>
            {pieces === 0 ? '请选择商品' : `已选 ${pieces} 件，加入购物车`}
          </Button>
        </>
      )}
    </>
  )
}
