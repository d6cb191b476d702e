import type { DemoCategory } from '#demo/demo-spu'

/** The categories of the demo shop, in the order of its menus. */
export const categories: DemoCategory[] = [
  { code: 'speaker', name: '智能音箱', subtitle: '一句话，全屋应答', device: 'speaker', colour: 'ember' },
  { code: 'display', name: '带屏音箱', subtitle: '看得见的家庭管家', device: 'display', colour: 'moon' },
  { code: 'tv', name: '电视投影', subtitle: '把影院搬回客厅', device: 'tv', colour: 'graphite' },
  { code: 'lock', name: '智能门锁', subtitle: '回家，不必找钥匙', device: 'lock', colour: 'bronze' },
  { code: 'camera', name: '摄像看护', subtitle: '不在家，也放心', device: 'camera', colour: 'moon' },
  { code: 'lamp', name: '智能灯具', subtitle: '让光懂得作息', device: 'desk-lamp', colour: 'sand' },
  { code: 'clean', name: '扫地清洁', subtitle: '地面干净，双手空闲', device: 'robot-vacuum', colour: 'graphite' },
  { code: 'wear', name: '手表穿戴', subtitle: '健康，抬手可见', device: 'watch', colour: 'graphite' },
  { code: 'sensor', name: '传感开关', subtitle: '全屋智能的第一步', device: 'sensor', colour: 'moon' },
  { code: 'kids', name: '儿童成长', subtitle: '陪孩子慢慢长大', device: 'story-robot', colour: 'sky' },
  { code: 'air', name: '环境电器', subtitle: '呼吸、温度与湿度', device: 'purifier', colour: 'moon' },
]
