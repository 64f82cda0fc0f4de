export function switchBuild(builds: { next: string; current: string; now: number }): void;
