import { colour } from '#demo/colours'
import type { DemoSpu } from '#demo/demo-spu'

/** Televisions and projectors, locks and doorbells. */
export const screensAndLocks: DemoSpu[] = [
  {
    spuNo: '1201', category: 'tv', brand: '暖居', name: '暖居 Mini LED 电视', sellingPoint: '千级分区，暗处有层次，亮处不刺眼', device: 'tv',
    price: 299900, marketPrice: 369900, colours: [colour.graphite], optionName: '尺寸', options: [{ value: '55 英寸', extra: 0 }, { value: '65 英寸', extra: 100000 }, { value: '75 英寸', extra: 230000 }, { value: '85 英寸', extra: 400000 }],
    highlights: ['1152 分区', '144 Hz 高刷', '远场语音', '开机无广告'],
    specifications: { 屏幕: { 分辨率: '3840 × 2160', 刷新率: '144 Hz', 峰值亮度: '1600 nit', 色域: '97% DCI-P3' }, 硬件: { 内存: '4GB + 64GB', 接口: 'HDMI 2.1 × 3、USB 3.0' }, 音响: { 功率: '40 W' } }, sold: 5218, stock: [80, 60, 24, 6],
  },
  {
    spuNo: '1202', category: 'tv', brand: '暖居', name: '暖居画框艺术电视', sellingPoint: '关机是一幅画，开机是一块好屏', device: 'tv',
    price: 459900, marketPrice: 499900, colours: [colour.moon, colour.bronze], optionName: '尺寸', options: [{ value: '55 英寸', extra: 0 }, { value: '65 英寸', extra: 120000 }],
    highlights: ['哑光防眩屏', '千幅名画', '超薄贴墙', '可换画框'],
    specifications: { 屏幕: { 分辨率: '3840 × 2160', 表面: '哑光防眩' }, 主体: { 厚度: '24.9 mm', 安装: '零缝贴墙挂架' } }, sold: 873,
  },
  {
    spuNo: '1203', category: 'tv', brand: '栖光', name: '栖光家用投影 X3', sellingPoint: '2000 CVIA 流明，白天拉上纱帘就能看', device: 'projector',
    price: 269900, marketPrice: 299900, colours: [colour.moon, colour.graphite],
    highlights: ['三色激光', '无感校正', '避障入幕', '低蓝光护眼'],
    specifications: { 画面: { 光源: '三色激光', 亮度: '2000 CVIA', 分辨率: '1920 × 1080' }, 音响: { 功率: '2 × 10 W' }, 连接: { 接口: 'HDMI × 2、USB', 无线: 'Wi-Fi 6' } }, sold: 2990,
  },
  {
    spuNo: '1204', category: 'tv', brand: '栖光', name: '栖光便携投影 Go', sellingPoint: '一手提走的 120 英寸，露营也有电影', device: 'projector',
    price: 149900, marketPrice: 179900, colours: [colour.sage, colour.ember, colour.silver], optionName: '套装', options: [{ value: '标准版', extra: 0 }, { value: '含支架幕布', extra: 30000 }],
    highlights: ['2.5 小时续航', '云台自由转', '自动对焦', '蓝牙音箱'],
    specifications: { 画面: { 亮度: '450 CVIA', 分辨率: '1920 × 1080' }, 续航: { 电池: '20000 mAh', 充电: 'USB-C 65 W' } }, sold: 3671,
  },
  {
    spuNo: '1301', category: 'lock', brand: '守望', name: '守望全自动人脸锁 F5', sellingPoint: '走近自动识别，双手提满也能回家', device: 'lock',
    price: 189900, marketPrice: 229900, colours: [colour.graphite, colour.bronze], optionName: '安装', options: [{ value: '自己安装', extra: 0 }, { value: '上门安装', extra: 15000 }],
    highlights: ['3D 结构光人脸', '可视猫眼', '双电源', '防挟持指纹'],
    specifications: { 开锁: { 方式: '人脸、指纹、密码、卡、钥匙', 识别: '0.8 秒' }, 主体: { 材质: '铝合金 + 钢化玻璃', 锁体: '304 不锈钢，自弹' }, 供电: { 电池: '5000 mAh 锂电 + 4 节备用' } }, sold: 7425,
  },
  {
    spuNo: '1302', category: 'lock', brand: '守望', name: '守望指静脉锁 V2', sellingPoint: '老人孩子浅指纹，也能一次打开', device: 'lock',
    price: 159900, marketPrice: 189900, colours: [colour.graphite, colour.silver, colour.bronze],
    highlights: ['指静脉活体识别', '门内大屏', '逗留抓拍', '远程授权'],
    specifications: { 开锁: { 方式: '指静脉、密码、卡、手机', 误识率: '千万分之一' }, 供电: { 电池: '5000 mAh 锂电', 续航: '约 6 个月' } }, sold: 3342,
  },
  {
    spuNo: '1303', category: 'lock', brand: '守望', name: '守望半自动指纹锁 E1', sellingPoint: '租房也能装，千元内的安心', device: 'lock-slim',
    price: 69900, marketPrice: 89900, colours: [colour.graphite, colour.silver],
    highlights: ['C 级锁芯', '虚位密码', '临时密码', '8 节干电池'],
    specifications: { 开锁: { 方式: '指纹、密码、卡、钥匙' }, 主体: { 锁芯: 'C 级', 适用门厚: '40 – 110 mm' } }, sold: 11873,
  },
  {
    spuNo: '1304', category: 'lock', brand: '守望', name: '守望可视门铃 D3', sellingPoint: '有人来访，手机与音箱一起告诉你', device: 'doorbell',
    price: 29900, marketPrice: 39900, colours: [colour.moon, colour.graphite], optionName: '套装', options: [{ value: '门铃', extra: 0 }, { value: '门铃 + 室内机', extra: 8000 }],
    highlights: ['2K 广角', '人形侦测', '变声应答', '180 天续航'],
    specifications: { 影像: { 分辨率: '2304 × 1296', 视角: '对角 160°', 夜视: '红外 5 m' }, 供电: { 电池: '5200 mAh，可拆' } }, sold: 8214,
  },
]
