//! What names look like to rustc: the skeletons of UTS 39, as far as letters stay in names.
//!
//! Invariant: two names that rustc takes for one another, by the tables of unicode-security 0.1.2 (Unicode 16) or 0.1.3 (Unicode 18), look
//! alike here.

use std::collections::HashMap;
use std::sync::LazyLock;

use unicode_normalization::UnicodeNormalization as _;

/// What is drawn for letters, each group before the letters (of decomposed text) that look like it. It is the table of 0.1.3, with the
/// two pairs that 0.1.2 alone has: 郎 and 郞, 隷 and 隸.
const PROTOTYPES: &str = "\
    /=ノ丿 3=З 6=б A=ΑА B=ΒВ C=С E=ΕЕ H=ΗН J=Ј K=ΚК M=ΜМ N=Ν O=0ΟО P=ΡР S=Ѕ T=ΤТ丅 X=ΧХ Y=ΥУ丫 Z=Ζ \\=丶 a=αа b=Ь c=с e=е i=ιі j=ј l=1IΙІ \
    o=οσо\u{110b}\u{11bc} p=ρр r=г s=ѕ u=υ v=ν w=ш x=х y=γу ß=β ĸ=κк ƅ=ь Ʃ=Σ Ʌ=ΛЛ ɜ=з ɸ=φф ʍ=м ʙ=в ʜ=н \u{306}=\u{30c} \u{30a}=\u{309a} \
    \u{326}=\u{327} \u{350}=\u{309} Γ=Г Π=П Φ=Ф π=п \u{1100}=\u{11a8} \u{1102}=\u{11ab} \u{1103}=\u{11ae} \u{1105}=\u{11af} \u{1106}=\u{11b7} \
    \u{1107}=\u{11b8} \u{1109}=\u{11ba} \u{110c}=\u{11bd} \u{110e}=\u{11be} \u{110f}=\u{11bf} \u{1110}=\u{11c0} \u{1111}=\u{11c1} \
    \u{1112}=\u{11c2} ᴎ=и ᴙ=я ᴛ=τт ẟ=δ ❬=く へ=ヘ ホ=朩 メ=乄 ー=\u{1173}一 ㄍ=巜 ㄎ=丂 ㄐ=丩 ㄭ=帀 㓓=湳 㓕=滅 㓖=滭 㓗=潔 㩁=搉 㫚=曶 㬵=胶 㬺=幐 㭑=枺 㮣=槩 䀹=鿃 䀿=晣 䆋=龝 䏓=朊 䑃=朦 \
    䘠=袚 䚶=訞 䢴=邗 䱅=鮇 丨=\u{1175} 二=ニ 亻=イ 併=倂 値=值 兌=兑 八=ハ 凑=湊 凒=溰 凓=溧 凔=滄 凗=漼 凘=澌 凙=澤 凚=澿 凜=澟 凟=瀆 力=カ 匕=ヒ 卜=ト 厶=ム 口=ロ囗 吳=吴呉 啓=啟 喦=嵒 土=士 塡=填 墫=壿 夕=タ \
    奨=奬獎 妹=妺 娛=娯娱 媯=嬀 寉=隺 工=エ 巿=市 帡=帲 彐=ヨ 恆=恒 悅=悦 戶=户戸 抹=抺 挩=捝 挿=插揷 揺=搖摇 敓=敚 日=曰 昧=昩 晚=晩 朌=肦 朏=胐 朐=胊 朓=脁 朘=脧 朣=膧 未=末 杮=柿 梲=棁 榝=樧 沫=沬 涗=涚 湌=飡 湮=凐 \
    溈=潙 溤=馮 濂=濓 瑤=瑶 眛=眜 研=硏 礻=ネ 稅=税 絕=絶 絙=絚 緒=緖 胼=腁 脫=脱 艹=卄卝 苿=茉 蒍=蔿 蘷=虁 蛻=蜕 訮=詽 說=説 謠=謡 讆=讏 豜=豣 赿=趆 跥=跺 躗=躛 躱=躲 軿=輧 郎=郞 郷=鄉鄕 銳=鋭 鎭=鎮 隷=隸 飮=飲 \
    鹂=鹃 黑=黒 Ꞓ=Є ꞓ=εє \u{ff9e}=\u{3099} 𖿳=兒 𛄢=于 𛄨=井 𝍶=正 𥄳=眔 𫜿=愸 𫠞=欥 𭣄=攬 𮌋=肞 𮯷=仪 𮱜=季 𮱻=径 𮳃=汊 𮳣=炼 𮷠=迳 𮷩=那 𮷶=钗 𮸤=镺 𰰨=芲 D\u{335}=Đ H\u{335}=Ħ \
    L\u{338}=Ł O\u{335}=Θθ O\u{338}=Ø T\u{335}=Ŧ bl=Ы b\u{304}=Б d\u{335}=đ h\u{335}=ħћ lO=Ю l\u{338}=ł n\u{329}=ŋη o\u{338}=ø rn=m t\u{335}=ŧ \
    u\u{329}=џ ƅi=ы ˉb=ъ \u{301}\u{301}=\u{30b} \u{1100}\u{1100}=\u{1101}\u{11a9} \u{1100}\u{1109}=\u{11aa} \u{1102}\u{110c}=\u{11ac} \
    \u{1102}\u{1112}=\u{11ad} \u{1102}\u{116e}丨=爿 \u{1103}\u{1103}=\u{1104} \u{1105}\u{1100}=\u{11b0} \u{1105}\u{1106}=\u{11b1} \
    \u{1105}\u{1107}=\u{11b2} \u{1105}\u{1109}=\u{11b3} \u{1105}\u{1110}=\u{11b4} \u{1105}\u{1111}=\u{11b5} \u{1105}\u{1112}=\u{11b6} \
    \u{1106}\u{1161}=卟 \u{1107}\u{1107}=\u{1108} \u{1107}\u{1109}=\u{11b9} \u{1109}\u{1109}=\u{110a}\u{11bb} \u{1109}\u{1109}ー=丛 \
    \u{1109}ー\u{1100}=今 \u{1109}ー\u{1106}=合 \u{110c}\u{110c}=\u{110d} \u{110c}\u{1169}=丕 \u{1110}ー\u{1102}\u{110c}=長 \u{1161}丨=\u{1162} \
    \u{1163}丨=\u{1164} \u{1165}丨=\u{1166} \u{1167}丨=\u{1168} \u{1169}\u{1161}=\u{116a} \u{1169}\u{1161}丨=\u{116b} \u{1169}丨=\u{116c} \
    \u{116e}\u{1165}=\u{116f} \u{116e}\u{1165}丨=\u{1170} \u{116e}丨=\u{1171} ー丨=\u{1174}";

/// What is drawn for a letter that looks like something else.
static DRAWN: LazyLock<HashMap<char, &str>> = LazyLock::new(|| {
    let groups = PROTOTYPES
        .split(' ')
        .filter_map(|group| group.split_once('='));
    groups
        .flat_map(|(drawn, letters)| letters.chars().map(move |letter| (letter, drawn)))
        .collect()
});

/// Returns a text that names which look alike share.
pub(crate) fn looks(name: &str) -> String {
    let mut out = String::with_capacity(name.len());
    for letter in name.nfd() {
        match DRAWN.get(&letter) {
            Some(drawn) => out.push_str(drawn),
            None => out.push(letter),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use unicode_security::confusable_detection::skeleton;

    use super::super::letters::kept;
    use super::looks;

    // SPEC S2
    #[test]
    fn a_name_looks_as_rustc_says() {
        let ascii = ('0'..='z').filter(|one| one.is_ascii_alphanumeric() || *one == '_');
        for letter in ascii.chain(kept()) {
            let own = letter.to_string();
            let known: String = match letter {
                // Only Unicode 16 has them.
                '郞' => "郎".to_owned(),
                '隸' => "隷".to_owned(),
                _ => skeleton(&own).collect(),
            };
            assert_eq!(looks(&own), known, "{letter}");
        }
    }

    // SPEC S2
    #[test]
    fn several_letters_look_like_others() {
        for (one, other) in [
            ("größem", "größern"),
            ("Ы", "bl"),
            ("Ю", "lO"),
            ("цены", "ценьі"),
            ("국가", "구까"),
            ("학교", "하꾜"),
            ("각一", "가그"),
            ("이", "o丨"),
        ] {
            assert!(skeleton(one).eq(skeleton(other)), "{one}");
            assert_eq!(looks(one), looks(other));
        }
        assert_ne!(looks("국가"), looks("국기"));
    }
}
