import { useState } from 'react'
import { Box, Card, Cell, InfiniteList, Section, Steps, Tabs } from '@hearth/ui'
import css from './gallery.module.css'

const TABS = ['全部', '待付款', '待发货', '待收货', '已完成', '已取消'].map((label) => ({ key: label, label }))

/** Shows the components of lists and progress: tabs, rows, steps, and lists that load more items. */
export function Lists() {
  const [tab, setTab] = useState('全部')
  const [count, setCount] = useState(3)
  return (
    <>
      <Section title="标签页与单元格">
        <Tabs items={TABS} current={tab} onChange={setTab} label="订单状态" />
        <Box className={`${css.soft} ${css.gap}`}>
          <Card>
            <Cell icon="pin" title="收货地址" note="家、公司、父母家" to="/addresses" />
            <Cell icon="ticket" title="优惠券" value="3 张可用" onPress={() => undefined} />
            <Cell title="订单编号" value="HX20261121000000000001234567890" />
          </Card>
        </Box>
      </Section>
      <Section title="步骤">
        <Box className={css.stack}>
          <Steps
            current={2}
            items={['提交订单', '付款成功', '商家发货', '确认收货'].map((title, index) => ({
              key: title,
              title,
              text: index < 3 ? '11-21 10:30' : undefined,
            }))}
          />
          <Steps
            direction="column"
            current={0}
            items={[
              {
                key: '3',
                title: '【深圳市】快件已到达南山营业部，正在派送，派送员：小王，电话 138****8000',
                text: '2026-11-22 08:30',
              },
              { key: '2', title: '【广州市】快件已发往深圳转运中心', text: '2026-11-21 22:10' },
              { key: '1', title: '商家已发货', text: '2026-11-21 16:00' },
            ]}
          />
        </Box>
      </Section>
      <Section title="无限列表">
        <InfiniteList
          items={Array.from({ length: count }, (_, index) => index)}
          keyOf={String}
          renderItem={(item) => <Card className={css.soft}>第 {item + 1} 笔订单</Card>}
          more={{ hasMore: count < 5, loadingMore: false, loadMore: () => setCount(count + 1) }}
        />
      </Section>
    </>
  )
}
