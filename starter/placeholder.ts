import { createHash } from 'node:crypto';

type Palette = { cloth: string; stripe: string; base: string; pieces: string[]; herb: string };

/** Colours of the table and of the food, by cuisine. */
const palettes: Record<string, Palette> = {
  Indian: {
    cloth: '#f3e3cc',
    stripe: '#d98e2b',
    base: '#c9651f',
    pieces: ['#e8a33d', '#f0c069', '#a9431a', '#f6ead2'],
    herb: '#5d8a3c',
  },
  Thai: {
    cloth: '#eef0dd',
    stripe: '#7fa650',
    base: '#9db765',
    pieces: ['#f3efd9', '#d9523a', '#c7d68b', '#e9c46a'],
    herb: '#3f7a45',
  },
  American: {
    cloth: '#f4e6dc',
    stripe: '#b9482e',
    base: '#b26a35',
    pieces: ['#e3a54a', '#8f4522', '#f3d9a0', '#c8553d'],
    herb: '#6d9148',
  },
  Chinese: {
    cloth: '#f5e1d8',
    stripe: '#b23a2a',
    base: '#8c3b24',
    pieces: ['#d8742f', '#f1d9a6', '#6a2a1c', '#e3b04b'],
    herb: '#5f9650',
  },
  Mexican: {
    cloth: '#f6e8cf',
    stripe: '#2f8f83',
    base: '#c4472b',
    pieces: ['#f0b63c', '#f7ead0', '#7fae4e', '#8f2d20'],
    herb: '#4f8a3f',
  },
  Other: {
    cloth: '#f1e8dc',
    stripe: '#8a7a5c',
    base: '#c98a52',
    pieces: ['#e9cfa0', '#b5562f', '#f5ecd8', '#7d9a5a'],
    herb: '#5c8549',
  },
};

const width = 1200;
const height = 900;
const centre = { x: 600, y: 452 };

/** A drawn plate on a laid table in the colours of the cuisine, as PNG; one slug, one drawing. */
export async function drawPlaceholder(slug: string, cuisine: string): Promise<Uint8Array> {
  // Every picture of the cookbook is there, so no start loads the library for nothing.
  const { default: sharp } = await import('sharp');
  const palette = palettes[cuisine] ?? palettes.Other;
  if (!palette) throw new Error('The palette of other cuisines is missing');
  const random = randomOf(slug);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    ${definitions(palette)}${table(palette)}${cutlery()}${plate()}${food(palette, random)}</svg>`;
  return sharp(Buffer.from(svg)).flatten().png().toBuffer();
}

function definitions({ cloth, base }: Palette): string {
  return `<defs>
    <radialGradient id="light" cx=".38" cy=".28" r=".95">
      <stop offset="0" stop-color="#fffaf1"/><stop offset=".55" stop-color="${cloth}"/>
      <stop offset="1" stop-color="#d9c4a6"/></radialGradient>
    <radialGradient id="china" cx=".42" cy=".36" r=".72">
      <stop offset="0" stop-color="#ffffff"/><stop offset=".8" stop-color="#f7f1e7"/>
      <stop offset="1" stop-color="#e2d6c4"/></radialGradient>
    <radialGradient id="sauce" cx=".4" cy=".34" r=".8">
      <stop offset="0" stop-color="#ffffff" stop-opacity=".3"/>
      <stop offset=".6" stop-color="${base}" stop-opacity="0"/>
      <stop offset="1" stop-color="#2a1408" stop-opacity=".35"/></radialGradient>
    <linearGradient id="steel" x1="0" x2="1">
      <stop offset="0" stop-color="#b9ab97"/><stop offset=".45" stop-color="#efe7da"/>
      <stop offset="1" stop-color="#a5967f"/></linearGradient>
    <filter id="soft" x="-30%" y="-30%" width="160%" height="160%">
      <feGaussianBlur stdDeviation="22"/></filter>
    <filter id="near" x="-60%" y="-60%" width="220%" height="220%">
      <feGaussianBlur stdDeviation="5"/></filter></defs>`;
}

function table({ stripe }: Palette): string {
  const bands = [70, 96, 1086, 1112]
    .map((x, at) => `<rect x="${x}" width="${at % 2 ? 6 : 16}" height="${height}"/>`)
    .join('');
  return `<rect width="${width}" height="${height}" fill="url(#light)"/>
    <g fill="${stripe}" opacity=".32">${bands}</g>`;
}

function cutlery(): string {
  const fork = `<path d="M-26,-190 v92 q0,40 20,48 l-4,250 q10,14 20,0 l-4,-250 q20,-8 20,-48
    v-92 h-7 v88 h-9 v-88 h-7 v88 h-9 v-88 h-7 v88 h-6 v-88 z"/>`;
  const knife = `<path d="M-8,200 l2,-170 h-8 q-6,-150 22,-226 q10,120 4,226 l2,170 q-11,14 -22,0 z"/>`;
  const lay = (shape: string, x: number) => `
    <g transform="translate(${x + 8} 470)" fill="#5b4630" opacity=".28" filter="url(#near)">${shape}</g>
    <g transform="translate(${x} 458)" fill="url(#steel)">${shape}</g>`;
  return lay(fork, 190) + lay(knife, 1012);
}

function plate(): string {
  const disc = (r: number, attributes: string) =>
    `<circle cx="${centre.x}" cy="${centre.y}" r="${r}" ${attributes}/>`;
  const shadow = `<ellipse cx="${centre.x + 22}" cy="${centre.y + 34}" rx="338" ry="330"
    fill="#5b4630" opacity=".38" filter="url(#soft)"/>`;
  return `${shadow}${disc(334, 'fill="url(#china)"')}
    ${disc(331, 'fill="none" stroke="#fff" stroke-width="3" opacity=".8"')}
    ${disc(246, 'fill="#d8cab4" opacity=".55"')}${disc(241, 'fill="#fbf7f0"')}`;
}

function food({ base, pieces, herb }: Palette, random: () => number): string {
  const around = (reach: number) => {
    const angle = random() * Math.PI * 2;
    const distance = Math.sqrt(random()) * reach;
    return [centre.x + Math.cos(angle) * distance, centre.y + Math.sin(angle) * distance] as const;
  };
  const chunks = Array.from({ length: 34 }, (_, n) => {
    const [x, y] = around(158);
    const [rx, ry] = [22 + random() * 22, 15 + random() * 15];
    const fill = pieces[n % pieces.length];
    return `<g transform="translate(${x} ${y}) rotate(${random() * 180})">
      <ellipse cx="3" cy="6" rx="${rx}" ry="${ry}" fill="#2a1408" opacity=".3" filter="url(#near)"/>
      <ellipse rx="${rx}" ry="${ry}" fill="${fill}"/>
      <ellipse cx="${-rx / 4}" cy="${-ry / 3}" rx="${rx / 2}" ry="${ry / 3}" fill="#fff" opacity=".25"/></g>`;
  });
  const leaves = Array.from({ length: 15 }, () => {
    const [x, y] = around(140);
    return `<g transform="translate(${x} ${y}) rotate(${random() * 360}) scale(${0.7 + random() * 0.6})">
      <path d="M0,-26 q22,22 0,52 q-22,-30 0,-52" fill="${herb}"/>
      <path d="M0,-20 v40" stroke="#fff" stroke-width="1.6" opacity=".35"/></g>`;
  });
  const pool = `cx="${centre.x}" cy="${centre.y}" r="212"`;
  return `<circle ${pool} fill="${base}"/>${chunks.join('')}${leaves.join('')}
    <circle ${pool} fill="url(#sauce)"/>`;
}

/** A repeatable source of numbers from 0 to 1: the bytes of a hash, and of its hash in turn. */
function randomOf(seed: string): () => number {
  let bytes = createHash('sha256').update(seed).digest();
  let at = 0;
  return () => {
    if (at > bytes.length - 2) {
      bytes = createHash('sha256').update(bytes).digest();
      at = 0;
    }
    const value = bytes.readUInt16BE(at) / 65_536;
    at += 2;
    return value;
  };
}
