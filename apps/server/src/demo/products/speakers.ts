import { colour } from '#demo/colours'
import type { DemoSpu } from '#demo/demo-spu'

const pair = [{ value: '单只装', extra: 0 }, { value: '立体声 2 只装', extra: 0 }]
const pairs = (extra: number) => [pair[0]!, { ...pair[1]!, extra }]

/** Speakers, with and without screens. */
export const speakers: DemoSpu[] = [
  {
    spuNo: '1001', category: 'speaker', brand: '暖居', name: '暖居智能音箱 Pro', sellingPoint: '六麦环形阵列，客厅任何角落一唤即应', device: 'speaker',
    price: 39900, marketPrice: 49900, colours: [colour.ember, colour.moon, colour.graphite], optionName: '规格', options: pairs(36000),
    highlights: ['六麦远场拾音', '2.1 声道 30W', '全屋家电中枢', '离线也能控灯'],
    specifications: { 主体: { 型号: 'NJ-S1P', 尺寸: 'φ128 × 168 mm', 重量: '1.26 kg', 机身: '织物网布 + 铝合金底座' }, 音频: { 扬声器: '2.5 英寸低音 + 双高音', 额定功率: '30 W', 频响范围: '50 Hz – 20 kHz' }, 连接: { 无线: 'Wi-Fi 6 / 蓝牙 5.3', 网关: '蓝牙 Mesh、Zigbee 3.0' } }, sold: 18231,
  },
  {
    spuNo: '1002', category: 'speaker', brand: '暖居', name: '暖居智能音箱 mini', sellingPoint: '一掌大小，卧室床头的好声音', device: 'mini-speaker',
    price: 12900, marketPrice: 16900, colours: [colour.moon, colour.sage, colour.blush, colour.mist], optionName: '规格', options: pairs(11000),
    highlights: ['360° 出声', '睡眠模式', '闹钟与白噪音', '语音定时关灯'],
    specifications: { 主体: { 型号: 'NJ-S1M', 尺寸: 'φ92 × 64 mm', 重量: '0.38 kg' }, 音频: { 扬声器: '1.75 英寸全频', 额定功率: '8 W' }, 连接: { 无线: 'Wi-Fi 4 / 蓝牙 5.2', 供电: 'USB-C 5V 2A' } }, sold: 42310,
  },
  {
    spuNo: '1003', category: 'speaker', brand: '听山', name: '听山 Hi-Fi 无线音箱', sellingPoint: '实木箱体，三分频的温润人声', device: 'speaker',
    price: 129900, marketPrice: 149900, colours: [colour.bronze, colour.graphite],
    highlights: ['三分频六单元', '无损串流', '房间声场校准', '实木箱体'],
    specifications: { 主体: { 型号: 'TS-H3', 尺寸: '210 × 180 × 260 mm', 重量: '4.6 kg' }, 音频: { 额定功率: '80 W', 频响范围: '38 Hz – 22 kHz', 解码: '24 bit / 192 kHz' }, 连接: { 无线: 'Wi-Fi 6 / 蓝牙 5.3', 接口: '光纤、3.5 mm' } }, sold: 2107,
  },
  {
    spuNo: '1004', category: 'speaker', brand: '听山', name: '听山回音壁 S2 家庭影院', sellingPoint: '一条回音壁，配无线低音炮，对白更清楚', device: 'soundbar',
    price: 169900, marketPrice: 199900, colours: [colour.graphite], optionName: '套装', options: [{ value: '回音壁', extra: 0 }, { value: '回音壁 + 低音炮', extra: 60000 }, { value: '低音炮 + 环绕', extra: 110000 }],
    highlights: ['3.1 声道', '对白增强', '夜间模式', '一线连电视'],
    specifications: { 主体: { 型号: 'TS-B2', 尺寸: '900 × 100 × 62 mm', 重量: '2.9 kg' }, 音频: { 额定功率: '220 W', 声道: '3.1 / 5.1' }, 连接: { 接口: 'HDMI eARC、光纤', 无线: '蓝牙 5.3' } }, sold: 3318,
  },
  {
    spuNo: '1005', category: 'speaker', brand: '听山', name: '听山真无线降噪耳机', sellingPoint: '48 dB 深度降噪，通勤路上安静下来', device: 'earbuds',
    price: 59900, marketPrice: 79900, colours: [colour.moon, colour.graphite, colour.sage],
    highlights: ['48 dB 主动降噪', '36 小时续航', '骨声纹通话', 'IP54 防水'],
    specifications: { 主体: { 型号: 'TS-E5', 单耳重量: '4.8 g', 防护: 'IP54' }, 续航: { 单次: '8 小时', 含充电盒: '36 小时' }, 连接: { 蓝牙: '5.4', 编码: 'LDAC / AAC / SBC' } }, sold: 9120,
  },
  {
    spuNo: '1101', category: 'display', brand: '暖居', name: '暖居智慧屏 8', sellingPoint: '8 英寸触屏，做饭追剧视频通话都顺手', device: 'display',
    price: 59900, marketPrice: 79900, colours: [colour.moon, colour.mist, colour.ember], optionName: '存储', options: [{ value: '2GB + 16GB', extra: 0 }, { value: '4GB + 32GB', extra: 20000 }],
    highlights: ['8 英寸高清触屏', '家人视频通话', '家电可视化面板', '护眼柔光'],
    specifications: { 屏幕: { 尺寸: '8 英寸', 分辨率: '1280 × 800', 亮度: '400 nit' }, 音频: { 扬声器: '双 1.5 英寸', 额定功率: '10 W' }, 影像: { 摄像头: '500 万像素，物理遮挡' } }, sold: 15677,
  },
  {
    spuNo: '1102', category: 'display', brand: '暖居', name: '暖居智慧屏 10 随心转', sellingPoint: '人走屏转，厨房客厅都正对着你', device: 'display',
    price: 99900, marketPrice: 119900, colours: [colour.moon, colour.graphite], optionName: '存储', options: [{ value: '4GB + 32GB', extra: 0 }, { value: '6GB + 64GB', extra: 30000 }],
    highlights: ['电动旋转跟随', '10.1 英寸 2K', '老人一键呼叫', '相册时钟'],
    specifications: { 屏幕: { 尺寸: '10.1 英寸', 分辨率: '1920 × 1200' }, 主体: { 旋转角度: '左右 175°', 重量: '1.4 kg' }, 影像: { 摄像头: '1300 万像素' } }, sold: 6233,
  },
  {
    spuNo: '1103', category: 'display', brand: '暖居', name: '暖居移动闺蜜屏 27', sellingPoint: '27 英寸可移动大屏，电池版走到哪看到哪', device: 'display-tall',
    price: 329900, marketPrice: 379900, colours: [colour.moon, colour.blush], optionName: '版本', options: [{ value: '插电版', extra: 0 }, { value: '电池版', extra: 40000 }],
    highlights: ['27 英寸 4K 触控', '升降旋转支架', '7 小时续航', '健身跟练'],
    specifications: { 屏幕: { 尺寸: '27 英寸', 分辨率: '3840 × 2160', 触控: '十点触控' }, 主体: { 支架: '升降 200 mm，旋转 90°', 重量: '18.5 kg' }, 续航: { 电池: '9600 mAh' } }, sold: 1284,
  },
  {
    spuNo: '1104', category: 'display', brand: '童伴', name: '童伴学习智慧屏', sellingPoint: '坐姿提醒与纸感屏，作业更专注', device: 'display',
    price: 89900, marketPrice: 99900, colours: [colour.sky, colour.lemon],
    highlights: ['纸感护眼屏', '坐姿识别', '家长时间管理', '同步教材'],
    specifications: { 屏幕: { 尺寸: '8 英寸', 护眼: '类纸 AG，低蓝光认证' }, 内容: { 教材: '一至九年级同步', 管控: '家长手机远程' } }, sold: 4410,
  },
]
