import { useState } from 'react'
import {
  AreaPicker,
  Box,
  Button,
  Dialog,
  LoadingOverlay,
  QuantityStepper,
  Section,
  Sheet,
  SkuPicker,
  SkuSheet,
  Text,
  ToastHost,
  type AreaChoice,
} from '@hearth/ui'
import { loadAreas, matrix, picture } from '../samples'
import css from './gallery.module.css'

const wait = () => new Promise<void>((resolve) => setTimeout(resolve, 2000))

/** Shows the components that are pressed: buttons, steppers, pickers, panels. */
export function Actions() {
  const [open, setOpen] = useState<string>()
  const [toast, setToast] = useState<{ text: string; id: number }>()
  const [chosen, setChosen] = useState<Record<string, string>>({ 颜色: '月光白', 规格: '标准版' })
  const [quantity, setQuantity] = useState(1)
  const [area, setArea] = useState<AreaChoice>()
  const close = () => setOpen(undefined)
  const choose = (name: string, value: string) => setChosen({ ...chosen, [name]: value })
  const text = `已选 ${Object.values(chosen).join('，')}`
  return (
    <>
      <Section title="按钮">
        <Box className={css.row}>
          <Button>立即购买</Button>
          <Button kind="secondary">去结算</Button>
          <Button kind="soft">加入购物车</Button>
          <Button kind="outline">查看物流</Button>
          <Button kind="danger">删除地址</Button>
          <Button kind="text">加载更多</Button>
        </Box>
        <Box className={`${css.row} ${css.gap}`}>
          <Button size="l">大按钮</Button>
          <Button size="s" kind="outline">
            小按钮
          </Button>
          <Button disabled>已售罄</Button>
          <Button busy>提交中</Button>
          <Button kind="outline" busy>
            加载中
          </Button>
          <Button onPress={wait}>按下会忙两秒</Button>
        </Box>
      </Section>
      <Section title="规格与数量">
        <Box className={css.two}>
          <SkuPicker matrix={matrix(chosen)} onChoose={choose} />
          <Box className={css.stack}>
            <Box className={css.row}>
              <QuantityStepper label="数量" value={quantity} max={5} onChange={setQuantity} />
              <QuantityStepper label="已到上限" value={5} max={5} onChange={() => undefined} />
              <QuantityStepper label="不可用" value={2} max={5} disabled onChange={() => undefined} />
            </Box>
          </Box>
        </Box>
      </Section>
      <Section title="面板与提示">
        <Box className={css.row}>
          {['规格面板', '普通面板', '确认对话框', '危险对话框', '地区选择', '全屏加载'].map((name) => (
            <Button
              key={name}
              kind="outline"
              onPress={() => {
                setOpen(name)
                if (name === '全屏加载') setTimeout(close, 2000)
              }}
            >
              {name}
            </Button>
          ))}
          <Button kind="outline" onPress={() => setToast({ text: '已加入购物车', id: Date.now() })}>
            轻提示
          </Button>
        </Box>
        <Text as="p" className={css.note}>
          {area
            ? [area.province, area.city, area.district, area.street].map((part) => part?.name).join(' ')
            : '尚未选择地区'}
        </Text>
      </Section>
      <SkuSheet
        open={open === '规格面板'}
        onClose={close}
        picture={picture('speaker', '月光白')}
        price={39900}
        originalPrice={49900}
        matrix={matrix(chosen)}
        onChoose={choose}
        quantity={quantity}
        max={5}
        onQuantity={setQuantity}
        selectedText={text}
        actions={
          <Button block onPress={close}>
            确定
          </Button>
        }
      />
      <Sheet open={open === '普通面板'} onClose={close} title="优惠明细">
        <Text as="p">满 500 减 50，限时直降 100 元。</Text>
      </Sheet>
      <Dialog
        open={open === '确认对话框'}
        title="确认收货"
        onConfirm={async () => {
          await wait()
          close()
        }}
        onCancel={close}
      >
        请确认已经收到商品并检查无误。
      </Dialog>
      <Dialog
        open={open === '危险对话框'}
        title="删除这件商品？"
        danger
        confirmText="删除"
        onConfirm={close}
        onCancel={close}
      />
      <AreaPicker open={open === '地区选择'} onClose={close} value={area} loadAreas={loadAreas} onDone={setArea} />
      <LoadingOverlay open={open === '全屏加载'} text="正在提交订单…" />
      <ToastHost toast={toast} onDone={() => setToast(undefined)} />
    </>
  )
}
