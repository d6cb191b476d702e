import { COUPON_DISCOUNT_TYPE, COUPON_SOURCE, hasOneDecimal } from '@hearth/domain'
import type { ShopFileCouponBatch } from '@hearth/ops'
import { repeatedSkuNos } from '#areas/stock/repeated-skus'
import type { RowFault } from '#kernel/ops/refused-rows'

/** Faults in drafts of coupon batches. */
export const batchFaults = (batches: readonly ShopFileCouponBatch[]): RowFault[] =>
  batches.flatMap((batch, row) => faultsOf(batch).map((fault) => ({ row, ...fault })))

function faultsOf(batch: ShopFileCouponBatch): RowFault[] {
  const { thresholdAmount = 0, skuNos = [] } = batch
  const { couponBatchId, beginTime, endTime, receiveBegin = 0, receiveEnd = endTime, source, mergedFrom } = batch
  const isMembers = source === COUPON_SOURCE.membership
  const isShare = batch.discountType === COUPON_DISCOUNT_TYPE.percentage
  const checks: [keyof ShopFileCouponBatch, boolean, string][] = [
    ['endTime', endTime <= beginTime, '结束时间要晚于开始时间'],
    ['receiveEnd', receiveEnd <= receiveBegin, '领取结束时间要晚于开始时间'],
    ['couponValue', isShare && batch.couponValue >= 100, '折扣券填写折后应付的百分比，例如 85 表示 8.5 折'],
    ['couponValue', isShare && !hasOneDecimal(batch.couponValue), '折扣最多保留一位小数，例如 88.5 表示 8.85 折'],
    ['couponValue', !isShare && !Number.isInteger(batch.couponValue), '金额以分为单位，须为整数'],
    [
      'couponValue',
      batch.discountType === COUPON_DISCOUNT_TYPE.reduction &&
        thresholdAmount > 0 &&
        batch.couponValue > thresholdAmount,
      '优惠金额不能高于使用门槛',
    ],
    ['mostSaving', !isShare && batch.mostSaving !== undefined, '只有折扣券可以设置最高优惠金额'],
    ['vipType', isMembers && !batch.vipType, '会员权益券要选择会员类型'],
    ['everyMonths', !isMembers && batch.everyMonths !== undefined, '只有会员权益券可以按月发放'],
    [
      'mergedFrom',
      (source === COUPON_SOURCE.merge) !== (mergedFrom !== undefined),
      '合并所得的券要写明由哪批券合并，其他券不要填写',
    ],
    ['mergedFrom', mergedFrom?.couponBatchId === couponBatchId, '不能由同一批券合并'],
  ]
  return [...checks.flatMap(([field, isWrong, text]) => (isWrong ? [{ field, text }] : [])), ...repeatedSkuNos(skuNos)]
}
