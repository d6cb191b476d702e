import { colour } from '#demo/colours'
import type { DemoSpu } from '#demo/demo-spu'

/** Sensors and switches, children's things, air. */
export const homeAndKids: DemoSpu[] = [
  {
    spuNo: '1801', category: 'sensor', brand: '暖居', name: '暖居多模网关', sellingPoint: '一台中枢，接住两百个设备', device: 'gateway',
    price: 29900, marketPrice: 34900, colours: [colour.moon, colour.graphite],
    highlights: ['本地自动化', '三协议合一', '断网可用', '网线直连'],
    specifications: { 连接: { 协议: 'Zigbee 3.0、蓝牙 Mesh、Matter', 接口: '千兆网口' }, 容量: { 设备: '200' } }, sold: 9320,
  },
  {
    spuNo: '1802', category: 'sensor', brand: '暖居', name: '暖居人在传感器', sellingPoint: '坐着不动也知道你在，灯不再误灭', device: 'sensor',
    price: 15900, marketPrice: 18900, colours: [colour.moon], optionName: '规格', options: [{ value: '1 只', extra: 0 }, { value: '3 只装', extra: 28000 }],
    highlights: ['毫米波雷达', '分区感知', '静止可测', '光照联动'],
    specifications: { 感知: { 方式: '60 GHz 毫米波', 距离: '6 m', 分区: '8' }, 供电: { 方式: 'USB-C' } }, sold: 7231,
  },
  {
    spuNo: '1803', category: 'sensor', brand: '暖居', name: '暖居门窗传感器', sellingPoint: '门没关好，出门前就告诉你', device: 'sensor-tall',
    price: 4900, marketPrice: 5900, colours: [colour.moon, colour.bronze], optionName: '规格', options: [{ value: '1 只', extra: 0 }, { value: '4 只装', extra: 12000 }],
    highlights: ['开合即知', '忘关提醒', '两年续航', '免打孔'],
    specifications: { 感知: { 方式: '干簧管', 间隙: '≤ 22 mm' }, 供电: { 电池: 'CR1632，约 2 年' } }, sold: 40120,
  },
  {
    spuNo: '1804', category: 'sensor', brand: '暖居', name: '暖居智能插座', sellingPoint: '看得见每一度电，忘关也不怕', device: 'plug',
    price: 5900, marketPrice: 7900, colours: [colour.moon], optionName: '规格', options: [{ value: '10A', extra: 0 }, { value: '16A 空调款', extra: 2000 }, { value: '10A 3 只装', extra: 9800 }],
    highlights: ['电量统计', '过载保护', '定时与循环', '阻燃外壳'],
    specifications: { 电气: { 额定: '10 A / 16 A', 功率: '2500 W / 4000 W' }, 连接: { 无线: 'Wi-Fi / 蓝牙配网' } }, sold: 35512,
  },
  {
    spuNo: '1805', category: 'sensor', brand: '暖居', name: '暖居触控情景面板', sellingPoint: '四寸小屏，一按就是回家模式', device: 'panel',
    price: 39900, marketPrice: 45900, colours: [colour.moon, colour.graphite, colour.sand],
    highlights: ['4 英寸触屏', '自定义情景', '替换原开关', '语音内置'],
    specifications: { 屏幕: { 尺寸: '4 英寸 480 × 480' }, 电气: { 安装: '86 盒，零火线', 控制: '三路继电器' } }, sold: 2876,
  },
  {
    spuNo: '1901', category: 'kids', brand: '童伴', name: '童伴故事机器人 小暖', sellingPoint: '会讲故事，也会听孩子说话', device: 'story-robot',
    price: 29900, marketPrice: 39900, colours: [colour.sky, colour.lemon, colour.blush],
    highlights: ['万首儿歌故事', '中英对话', '软硅胶耳朵', '家长微聊'],
    specifications: { 内容: { 年龄: '0 – 8 岁', 资源: '12000 首' }, 主体: { 材质: '食品级硅胶 + ABS', 续航: '8 小时' } }, sold: 16720,
  },
  {
    spuNo: '1902', category: 'kids', brand: '童伴', name: '童伴电话手表 K6', sellingPoint: '六重定位，上学路上看得见', device: 'kids-watch',
    price: 69900, marketPrice: 79900, colours: [colour.sky, colour.blush, colour.lemon], optionName: '版本', options: [{ value: '标准版', extra: 0 }, { value: '双摄版', extra: 20000 }],
    highlights: ['六重定位', '4G 视频通话', '上课禁用', '20 米防水'],
    specifications: { 屏幕: { 尺寸: '1.41 英寸' }, 定位: { 方式: '北斗、GPS、Wi-Fi、基站、蓝牙、惯导' }, 续航: { 典型: '3 天' } }, sold: 11230,
  },
  {
    spuNo: '1903', category: 'kids', brand: '童伴', name: '童伴点读笔', sellingPoint: '点一下，书就开口说话', device: 'reading-pen',
    price: 19900, marketPrice: 25900, colours: [colour.sky, colour.lemon], optionName: '容量', options: [{ value: '16GB', extra: 0 }, { value: '32GB', extra: 5000 }],
    highlights: ['通读绘本', '录音贴', '中英互译', '无网可用'],
    specifications: { 内容: { 支持: '3000+ 绘本', 年龄: '2 – 8 岁' }, 主体: { 续航: '10 小时', 重量: '72 g' } }, sold: 8820,
  },
  {
    spuNo: '1904', category: 'kids', brand: '童伴', name: '童伴电子画板', sellingPoint: '画得出，擦得掉，不伤眼也不费纸', device: 'learning-pad',
    price: 9900, marketPrice: 12900, colours: [colour.sky, colour.blush, colour.lemon], optionName: '尺寸', options: [{ value: '10 英寸', extra: 0 }, { value: '13.5 英寸', extra: 4000 }],
    highlights: ['液晶手写', '一键清除', '防误擦锁', '圆角抗摔'],
    specifications: { 屏幕: { 类型: '彩色液晶膜' }, 供电: { 电池: 'CR2025，约 10 万次清除' } }, sold: 27340,
  },
  {
    spuNo: '1905', category: 'kids', brand: '童伴', name: '童伴编程积木套装', sellingPoint: '拼一辆会听话的小车，学会第一行程序', device: 'blocks',
    price: 45900, marketPrice: 55900, colours: [colour.lemon, colour.sky], optionName: '套装', options: [{ value: '入门 120 块', extra: 0 }, { value: '进阶 260 块', extra: 26000 }],
    highlights: ['刷卡编程', '六种传感', '课程 60 节', '大颗粒防吞'],
    specifications: { 内容: { 年龄: '4 – 10 岁', 课程: '60 节动画课' }, 主体: { 主控: '蓝牙，8 路接口' } }, sold: 3390,
  },
  {
    spuNo: '2001', category: 'air', brand: '净界', name: '净界空气净化器 A5', sellingPoint: '除醛除菌除猫毛，二十分钟一屋新风', device: 'purifier',
    price: 119900, marketPrice: 149900, colours: [colour.moon, colour.graphite], optionName: '版本', options: [{ value: '标准版', extra: 0 }, { value: '除醛增强版', extra: 20000 }],
    highlights: ['CADR 500', '甲醛数显', '静音 32 dB', '滤芯提醒'],
    specifications: { 性能: { 颗粒物CADR: '500 m³/h', 甲醛CADR: '300 m³/h', 适用面积: '35 – 60 m²' }, 噪声: { 睡眠档: '32 dB(A)' } }, sold: 7780,
  },
  {
    spuNo: '2002', category: 'air', brand: '净界', name: '净界无雾加湿器', sellingPoint: '看不见水雾，却润到恰好', device: 'humidifier',
    price: 49900, marketPrice: 59900, colours: [colour.moon, colour.sage],
    highlights: ['冷蒸发无雾', '恒湿 40–70%', '上加水 4L', '可机洗滤网'],
    specifications: { 性能: { 加湿量: '400 ml/h', 水箱: '4 L' }, 噪声: { 静音档: '28 dB(A)' } }, sold: 6612,
  },
  {
    spuNo: '2003', category: 'air', brand: '净界', name: '净界直流循环扇', sellingPoint: '自然风算法，空调省电的好搭档', device: 'fan',
    price: 39900, marketPrice: 49900, colours: [colour.moon, colour.sage, colour.graphite],
    highlights: ['3D 摇头', '100 档风', '可拆洗', '26 dB 静音'],
    specifications: { 性能: { 送风距离: '15 m', 摇头: '水平 150°，垂直 100°' }, 电气: { 功率: '2.8 – 24 W' } }, sold: 14230,
  },
  {
    spuNo: '2004', category: 'air', brand: '暖居', name: '暖居智能窗帘电机', sellingPoint: '天亮缓缓打开，替你叫早', device: 'curtain',
    price: 69900, marketPrice: 84900, colours: [colour.moon], optionName: '轨道', options: [{ value: '3 米内', extra: 0 }, { value: '3 – 5 米', extra: 20000 }, { value: '5 – 7 米', extra: 40000 }],
    highlights: ['日出唤醒', '手拉即启', '35 dB 静音', '停电手动'],
    specifications: { 性能: { 承重: '60 kg', 速度: '12 cm/s' }, 连接: { 协议: 'Zigbee 3.0 / 蓝牙 Mesh' } }, sold: 3820,
  },
  {
    spuNo: '2005', category: 'air', brand: '净界', name: '净界台式净饮机', sellingPoint: '三秒出热水，六档温度泡奶泡茶', device: 'purifier',
    price: 89900, marketPrice: 109900, colours: [colour.moon, colour.graphite],
    highlights: ['RO 反渗透', '即热 3 秒', '免安装', '鲜活水'],
    specifications: { 性能: { 过滤: '0.0001 μm RO', 水箱: '5 L 原水', 温度: '六档' }, 电气: { 功率: '2200 W' } }, sold: 5091,
  },
]
