import { colour } from '#demo/colours'
import type { DemoSpu } from '#demo/demo-spu'

/** Cameras and lamps. */
export const camerasAndLamps: DemoSpu[] = [
  {
    spuNo: '1401', category: 'camera', brand: '守望', name: '守望云台摄像机 3K', sellingPoint: '转头看全屋，宝宝哭声立即提醒', device: 'camera',
    price: 19900, marketPrice: 26900, colours: [colour.moon, colour.mist], optionName: '存储', options: [{ value: '无存储卡', extra: 0 }, { value: '含 64GB 卡', extra: 4000 }, { value: '含 128GB 卡', extra: 8000 }],
    highlights: ['3K 超清', '全景云台', '哭声侦测', '物理遮蔽'],
    specifications: { 影像: { 分辨率: '2880 × 1620', 云台: '水平 360°，垂直 114°', 夜视: '红外 10 m' }, 存储: { 本地: '最大 256GB', 云: '可选 7 天循环' } }, sold: 28114,
  },
  {
    spuNo: '1402', category: 'camera', brand: '守望', name: '守望室外双摄枪球联动', sellingPoint: '一只看全景，一只跟细节', device: 'camera-outdoor',
    price: 39900, marketPrice: 49900, colours: [colour.moon], optionName: '供电', options: [{ value: '插电版', extra: 0 }, { value: '太阳能版', extra: 16000 }],
    highlights: ['双镜头联动', '全彩夜视', 'IP66 防水', '声光驱离'],
    specifications: { 影像: { 分辨率: '2 × 2560 × 1440', 变焦: '8 倍混合' }, 防护: { 等级: 'IP66', 工作温度: '-20 – 50 °C' } }, sold: 6651,
  },
  {
    spuNo: '1403', category: 'camera', brand: '守望', name: '守望宠物看护机', sellingPoint: '远程逗猫，定时投喂，记录每天的小日子', device: 'camera',
    price: 26900, marketPrice: 32900, colours: [colour.blush, colour.moon],
    highlights: ['激光逗宠', '宠物追踪', '双向语音', '每日短片'],
    specifications: { 影像: { 分辨率: '2304 × 1296', 视角: '120°' }, 功能: { 逗宠: '激光点自动巡航' } }, sold: 3095,
  },
  {
    spuNo: '1404', category: 'camera', brand: '守望', name: '守望 4G 全网通摄像机', sellingPoint: '没有宽带也能看，老家果园都适用', device: 'camera-outdoor',
    price: 45900, marketPrice: 52900, colours: [colour.moon, colour.graphite],
    highlights: ['免宽带', '太阳能供电', '低功耗待机', '人形追踪'],
    specifications: { 影像: { 分辨率: '2560 × 1440' }, 网络: { 制式: '全网通 4G' }, 供电: { 电池: '15600 mAh', 太阳能: '8 W' } }, sold: 2218, stock: [40, 0],
  },
  {
    spuNo: '1501', category: 'lamp', brand: '栖光', name: '栖光护眼台灯 Pro', sellingPoint: '国 AA 级照度，光落在书上不落在眼里', device: 'desk-lamp',
    price: 49900, marketPrice: 59900, colours: [colour.moon, colour.graphite, colour.sand],
    highlights: ['国 AA 级照度', 'RG0 无蓝光危害', '随日落变色温', '番茄钟'],
    specifications: { 光学: { 照度: '国 AA 级', 显色指数: 'Ra97', 色温: '2700 – 6500 K' }, 主体: { 臂长: '420 mm，三轴悬停', 功率: '18 W' } }, sold: 13270,
  },
  {
    spuNo: '1502', category: 'lamp', brand: '栖光', name: '栖光全光谱吸顶灯', sellingPoint: '一盏灯，装下清晨到黄昏', device: 'ceiling-lamp',
    price: 69900, marketPrice: 89900, colours: [colour.moon], optionName: '尺寸', options: [{ value: '卧室 45 cm', extra: 0 }, { value: '客厅 60 cm', extra: 30000 }, { value: '客厅 90 cm', extra: 70000 }],
    highlights: ['Ra98 全光谱', '无频闪', '节律照明', '断电记忆'],
    specifications: { 光学: { 显色指数: 'Ra98', 色温: '2200 – 6500 K', 光通量: '4200 lm 起' }, 连接: { 协议: '蓝牙 Mesh' } }, sold: 5127,
  },
  {
    spuNo: '1503', category: 'lamp', brand: '栖光', name: '栖光智能灯泡 E27', sellingPoint: '拧上即用，一千六百万种颜色', device: 'bulb',
    price: 4900, marketPrice: 6900, colours: [colour.moon], optionName: '规格', options: [{ value: '1 只', extra: 0 }, { value: '3 只装', extra: 8000 }, { value: '6 只装', extra: 19600 }],
    highlights: ['1600 万色', '随音乐律动', '语音调光', '25000 小时寿命'],
    specifications: { 光学: { 光通量: '900 lm', 色温: '1700 – 6500 K' }, 电气: { 灯头: 'E27', 功率: '9 W' } }, sold: 60231,
  },
  {
    spuNo: '1504', category: 'lamp', brand: '栖光', name: '栖光氛围灯带', sellingPoint: '电视墙、床底、楼梯，光会跟着走', device: 'strip-lamp',
    price: 15900, marketPrice: 19900, colours: [colour.moon], optionName: '长度', options: [{ value: '2 米', extra: 0 }, { value: '5 米', extra: 9000 }, { value: '10 米', extra: 20000 }],
    highlights: ['流光幻彩', '随剪随贴', '人来灯亮', '与影音同步'],
    specifications: { 光学: { 灯珠: '60 颗 / 米', 控制: '逐颗寻址' }, 防护: { 等级: 'IP65 滴胶' } }, sold: 19820,
  },
  {
    spuNo: '1505', category: 'lamp', brand: '栖光', name: '栖光感应小夜灯', sellingPoint: '夜里起身，三十厘米的微光带路', device: 'night-lamp',
    price: 5900, marketPrice: 7900, colours: [colour.moon, colour.blush, colour.sage], optionName: '规格', options: [{ value: '1 只', extra: 0 }, { value: '3 只装', extra: 9000 }],
    highlights: ['人体感应', '2700K 暖光', '磁吸安装', '120 天续航'],
    specifications: { 光学: { 亮度: '3 / 25 lm 两档', 色温: '2700 K' }, 供电: { 电池: 'USB-C 充电 1000 mAh' } }, sold: 33190,
  },
]
