import { namespace } from '../app-package.mjs'
import { ask } from '../frame.mjs'
import { refuse, succeed } from './answer.mjs'

/** A picture of one pixel. */
const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

const address = {
  userName: '林小暖',
  telNumber: '13800138000',
  provinceName: '北京市',
  cityName: '北京市',
  countyName: '东城区',
  streetName: '东华门街道',
  detailInfo: '王府井大街 88 号',
}
const invoiceTitle = {
  type: namespace === 'swan' ? 0 : '0',
  title: '暖居科技有限公司',
  taxNumber: '91310115MA1K4LAA55',
  companyAddress: '上海市浦东新区世纪大道 1 号',
  telephone: '021-60000000',
  bankName: '招商银行',
  bankAccount: '6225000000000000',
}

/** Calls of both apps for which the phone asks its owner, each with the question and the result if the owner agrees. */
const EVERYWHERE = {
  chooseAddress: { title: '选择收货地址', answer: () => address },
  chooseInvoiceTitle: { title: '选择发票抬头', answer: () => invoiceTitle },
  scanCode: { title: '扫一扫', answer: () => ({ result: '6901234567892', scanType: 'EAN_13' }) },
  getLocation: { title: '使用位置信息', answer: () => ({ latitude: 39.908, longitude: 116.397, accuracy: 30 }) },
  chooseImage: {
    title: '选择图片',
    answer: () => ({ tempFilePaths: [PICTURE], tempFiles: [{ path: PICTURE, size: 35 }] }),
  },
  saveImageToPhotosAlbum: { title: '保存到相册', answer: () => ({}) },
}

/** Calls of one app for which the phone asks its owner. */
const OWN = {
  wx: {
    chooseMedia: {
      title: '选择图片',
      answer: () => ({ type: 'image', tempFiles: [{ tempFilePath: PICTURE, size: 35, fileType: 'image' }] }),
    },
    requestSubscribeMessage: {
      title: '发送消息',
      answer: (/** @type {{ tmplIds: string[] }} */ { tmplIds }) =>
        Object.fromEntries(tmplIds.map((id) => [id, 'accept'])),
    },
    openCustomerServiceChat: { title: '打开客服会话', answer: () => ({}) },
    requestPayment: { title: '微信支付', answer: () => ({}) },
  },
  swan: { requestPolymerPayment: { title: '收银台', answer: () => ({}) } },
}

/** @type {(name: string, about: { title: string, answer: (options: any) => object }) => (options?: any) => any} */
const asks =
  (name, { title, answer }) =>
  async (options = {}) => {
    const tapped = await ask({ title, kind: 'sheet', buttons: ['允许', '拒绝', '取消'] })
    if (tapped === 0) return succeed(name, options, answer(options))
    return refuse(name, options, tapped === 1 ? 'auth deny' : 'cancel')
  }

/** @type {(name: string, result: object) => (options?: any) => any} */
const gives =
  (name, result) =>
  (options = {}) =>
    succeed(name, options, result)

/** Number of codes that were issued. Each code is valid once. */
let codes = 0

/** Calls by which the owner of the phone grants an app something, or denies it. Nothing is sent over the network. */
export const questions = {
  ...Object.fromEntries(
    Object.entries({ ...EVERYWHERE, ...OWN[namespace === 'swan' ? 'swan' : 'wx'] }).map(([name, about]) => [
      name,
      asks(name, about),
    ]),
  ),
  [namespace === 'swan' ? 'getLoginCode' : 'login']: (options = {}) =>
    succeed('login', options, { code: `simulated-code-${Date.now()}-${(codes += 1)}` }),
  uploadFile: gives('uploadFile', { statusCode: 200, data: '' }),
  downloadFile: gives('downloadFile', { statusCode: 200, tempFilePath: PICTURE }),
}
