import { useState } from 'react'
import {
  Box,
  Button,
  BuyBar,
  Cell,
  Gallery,
  Page,
  Price,
  QuantityStepper,
  SkuPicker,
  SkuSheet,
  Tag,
  Text,
} from '@hearth/ui'
import { matrix, picture } from '../samples'
import css from './gallery.module.css'

/** Shows components together, as a product page. */
export function ProductScene() {
  const [chosen, setChosen] = useState<Record<string, string>>({ 颜色: '月光白', 规格: '标准版' })
  const [quantity, setQuantity] = useState(1)
  const [open, setOpen] = useState(false)
  const choose = (name: string, value: string) => setChosen({ ...chosen, [name]: value })
  const text = `已选 ${Object.values(chosen).join('，')}`
  const actions = (
    <>
      <Button kind="soft" size="l" block onPress={() => setOpen(false)}>
        加入购物车
      </Button>
      <Button size="l" block onPress={() => new Promise<void>((resolve) => setTimeout(resolve, 1500))}>
        立即购买
      </Button>
    </>
  )
  return (
    <Page title="商品详情" heading="own" phoneFooter footer={<BuyBar>{actions}</BuyBar>}>
      <Box className={css.split}>
        <Gallery
          pictures={(['speaker', 'lamp', 'watch', 'camera', 'lock'] as const).map((kind) =>
            picture(kind, `智能音箱 ${kind}`),
          )}
        />
        <Box className={css.facts}>
          <Price fen={39900} originalFen={49900} size="l" prefix="直降价" />
          <Text as="h1" className={css.name}>
            暖居智能音箱 Pro 房间级环绕声 一句话唤醒全屋智能
          </Text>
          <Text as="p" className={css.point}>
            360° 环绕声场，支持方言识别
          </Text>
          <Box className={`${css.row} ${css.gap}`}>
            <Tag>限时直降</Tag>
            <Tag>满 500 减 50</Tag>
            <Tag tone="neutral">7 天无理由</Tag>
          </Box>
          <Box className={css.gap}>
            <Cell title="已选" value={text} onPress={() => setOpen(true)} />
            <Cell title="送至" value="广东省深圳市南山区" to="/addresses" />
          </Box>
          <Box className={css.gap}>
            <SkuPicker matrix={matrix(chosen)} onChoose={choose} />
          </Box>
          <Box className={`${css.row} ${css.gap}`}>
            <QuantityStepper label="购买数量" value={quantity} max={5} onChange={setQuantity} />
          </Box>
        </Box>
      </Box>
      <SkuSheet
        open={open}
        onClose={() => setOpen(false)}
        picture={picture('speaker', '月光白')}
        price={39900}
        originalPrice={49900}
        matrix={matrix(chosen)}
        onChoose={choose}
        quantity={quantity}
        max={5}
        onQuantity={setQuantity}
        actions={actions}
        selectedText={text}
      />
    </Page>
  )
}
